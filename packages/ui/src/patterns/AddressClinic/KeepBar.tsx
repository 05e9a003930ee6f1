import type { Assessment } from '@gifting/domain/address-list/assess';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { addressClinicTexts } from './AddressClinic.texts';

const texts = addressClinicTexts.keep;

/** How the keeping of rows goes. */
export type Keeping = Readonly<{
  /** How many of how many were sent; `null` while nothing is. */
  progress: { readonly done: number; readonly total: number } | null;
  /** Why it ended early; what was kept stays kept. */
  error: string | null;
  /** Ends it after what is on its way. */
  onStop: () => void;
}>;

type KeepBarProps = Readonly<{
  counts: Assessment['counts'];
  keeping: Keeping;
  isStored: boolean;
  onKeep: () => void;
}>;

/** Whether focus is in a part of the page, or was in something that has gone. */
const isOn = (part: HTMLElement | null): boolean =>
  document.activeElement === document.body || part?.contains(document.activeElement) === true;

/** Keeps the rows that are ready. It covers nothing: it ends the list. */
export const KeepBar = ({ counts, keeping: { progress, error, onStop }, isStored, onKeep }: KeepBarProps) => {
  const bar = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const wasKeeping = useRef(false);
  const isKeeping = progress !== null;
  useEffect(() => {
    const ended = wasKeeping.current && !isKeeping;
    wasKeeping.current = isKeeping;
    // The pressed button has gone, or takes no focus: it moves to what became of the rows.
    if (ended && counts.ready === 0 && isOn(bar.current)) words.current?.focus({ preventScroll: true });
  }, [isKeeping, counts.ready]);
  const remembered = isStored ? texts.saved : '';
  const waiting = counts.mend + counts.twice + counts.known;
  // After the first click of a double click Keep has become Stop, which gets the second.
  const stop = ({ detail }: MouseEvent) => {
    if (detail <= 1) onStop();
  };
  const isDone = counts.ready + waiting === 0 && counts.kept > 0;
  return (
    <section ref={bar} className="clinic-keep" aria-label={texts.keep(counts.ready)}>
      {progress ? (
        <div className="clinic-keep__words">
          <b className="num" role="status">
            {texts.keptOf(progress.done, progress.total)}
          </b>
          <progress
            className="clinic-progress"
            aria-label={texts.keeping}
            value={progress.done}
            max={progress.total}
          />
        </div>
      ) : (
        <div ref={words} tabIndex={-1} className="clinic-keep__words">
          <b className="num">{isDone ? texts.done : texts.waiting(counts.ready, waiting)}</b>
          {error === null ? (
            <span className="t-sm muted">
              {counts.kept > 0 ? `${texts.kept(counts.kept)}. ${remembered}` : remembered}
            </span>
          ) : (
            <span role="alert" className="field__error">
              {error}
            </span>
          )}
        </div>
      )}
      {isDone ? null : progress ? (
        <Button variant="secondary" size="lg" onClick={stop}>
          {texts.stop}
        </Button>
      ) : (
        <Button variant="ribbon" size="lg" disabled={counts.ready === 0} onClick={onKeep}>
          {counts.ready === 0 ? texts.nothing : texts.keep(counts.ready)}
        </Button>
      )}
    </section>
  );
};
