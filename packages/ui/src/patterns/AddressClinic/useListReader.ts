import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListSource, ReadFailure, ReadList, ReadReport } from './read-list';

/** Where the reading of a list is. */
export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly share: number; readonly rows: number }
  | { readonly state: 'failed'; readonly failure: ReadFailure };

/** Reads lists in a worker, one at a time. Cancelling ends the worker. */
export const useListReader = (onRead: (list: ReadList) => void) => {
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const cancel = () => {
    end();
    setReading({ state: 'idle' });
  };
  const read = (source: ListSource) => {
    end();
    setReading({ state: 'reading', share: 0, rows: 0 });
    const started = new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    const finish = (failure: ReadFailure | null) => {
      end();
      setReading(failure === null ? { state: 'idle' } : { state: 'failed', failure });
    };
    // The script of the worker could not be loaded.
    started.onerror = () => finish({ why: 'failed' });
    started.onmessage = ({ data }: MessageEvent<ReadReport>) => {
      if (data.kind === 'progress') setReading({ state: 'reading', share: data.share, rows: data.rows });
      else if (data.kind === 'failed') finish(data.failure);
      else {
        finish(null);
        onRead(data.list);
      }
    };
    started.postMessage(source);
  };
  return { reading, read, cancel } as const;
};
