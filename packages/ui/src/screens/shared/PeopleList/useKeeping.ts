import { ApiError } from '@gifting/api/core/error';
import type { AssessedRow, ListStep } from '@gifting/domain/address-list/assess';
import { type KeptRow, maxKept, type RowOutcome, toKeptRow } from '@gifting/domain/address-list/keep';
import { useRef, useState } from 'react';
import { isUnanswered } from '#app/error-catalogue.ts';
import { type Clinic, rowKey } from '#patterns/AddressClinic/clinic.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import { peopleListTexts as texts } from './people-list.texts';

/** What a failure means: a refusal is the same whenever the rows are sent. */
const failureOf = (kept: number, error: unknown): string => {
  const failed = texts.keepFailed(kept, reasonOf(error));
  const refused = error instanceof ApiError && error.status === 422;
  return refused ? failed : `${failed} ${texts.goOn}`;
};

const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError && error.serverMessage !== '') return error.serverMessage;
  return error instanceof ApiError && isUnanswered(error) ? texts.offline : texts.reason;
};

/** What the outcomes of rows mean for a list. */
const settled = (rows: readonly AssessedRow[], outcomes: readonly RowOutcome[]): ListStep => {
  const of = (outcome: RowOutcome['outcome']) =>
    rows.filter((_, index) => outcomes[index]?.outcome === outcome).map(({ row }) => row);
  return {
    do: 'settle',
    kept: of('kept'),
    known: of('known'),
    refused: Object.fromEntries(
      rows.flatMap(({ row }, index) => {
        const outcome = outcomes[index];
        return outcome?.outcome === 'refused' ? [[row, outcome.faults]] : [];
      }),
    ),
  };
};

/** Sends rows that are to be kept, and resolves to what became of each. */
export type SendRows = (rows: KeptRow[]) => Promise<readonly RowOutcome[]>;

/** Keeps rows of a list, some at a time. Each answer settles its rows; what is sent again changes nothing. */
export const useKeeping = (send: SendRows, onStep: (list: Clinic['list'], step: ListStep) => void) => {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<{ stopped: boolean } | null>(null);
  const keep = async ({ list, work }: Clinic, rows: readonly AssessedRow[]) => {
    const run = { stopped: false };
    running.current = run;
    setError(null);
    const apart = new Set(work.rows.apart);
    const counts = { kept: 0, known: 0, refused: 0 };
    try {
      for (let start = 0; start < rows.length && !run.stopped; start += maxKept) {
        setProgress({ done: start, total: rows.length });
        const part = rows.slice(start, start + maxKept);
        const outcomes = await send(
          part.map(({ row, person }) => toKeptRow(rowKey(list, row, person), apart.has(row), person)),
        );
        for (const { outcome } of outcomes) counts[outcome] += 1;
        onStep(list, settled(part, outcomes));
      }
      if (counts.kept > 0) notify.success(texts.kept(counts.kept));
      if (counts.known > 0) notify.blank(texts.known(counts.known));
      if (counts.refused > 0) notify.error(texts.refused(counts.refused));
    } catch (failure) {
      if (running.current === run) setError(failureOf(counts.kept, failure));
    }
    if (running.current === run) setProgress(null);
  };
  const stop = () => {
    if (running.current) running.current.stopped = true;
  };
  return {
    keep,
    keeping: { progress, error, onStop: stop },
    /** Sends no more of a list that is closed, and says no more of it here. */
    leave: () => {
      stop();
      running.current = null;
      setProgress(null);
      setError(null);
    },
  } as const;
};
