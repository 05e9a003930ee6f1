import { createWriteStream, mkdtempSync, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@gifting/api/core/refusal';
import { refusalTexts } from '@gifting/api/core/texts';
import { retryAfter } from './retry-after';

/** The files of one form. They are on disk, so that forms which wait hold no memory. */
export interface FormFiles {
  /** Stores a file as it arrives, until `end` is aborted. If the disk fails, aborts `end` itself and throws a 503. */
  readonly store: (
    stream: Readable,
    described: { readonly name: string; readonly type: string },
    end: AbortController,
  ) => Promise<File>;
  /** Removes all files. Call it when the request has been answered. */
  readonly remove: () => Promise<void>;
}

/** The 503 of an error of the file system; any other error as it is. */
const unlessDisk = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error
    ? new Refusal(503, refusalTexts.busy, { headers: { 'Retry-After': retryAfter }, cause: error })
    : error;

/** Creates the files of a form, in a folder of their own below `TMPDIR`. */
export const createFormFiles = (): FormFiles => {
  let folder: string | undefined;
  let count = 0;
  return {
    store: async (stream, { name, type }, end) => {
      try {
        // Not awaited: a stream that fails before anybody listens would end the process.
        folder ??= mkdtempSync(join(tmpdir(), 'gifting-form-'));
        count += 1;
        const path = join(folder, String(count));
        await pipeline(stream, createWriteStream(path), { signal: end.signal });
        return new File([await openAsBlob(path)], name, { type });
      } catch (error) {
        const reported = unlessDisk(error);
        // Nobody reads the rest of the form.
        if (reported instanceof Refusal) end.abort(reported);
        throw reported;
      }
    },
    remove: async () => {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
};
