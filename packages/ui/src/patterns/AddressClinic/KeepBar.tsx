import type { Assessment } from '@gifting/domain/address-list/assess';
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
  onKeep: () => void;
}>;

/** Keeps the rows that are ready. It covers nothing: it ends the list. */
export const KeepBar = ({ counts, keeping: { progress, error, onStop }, onKeep }: KeepBarProps) => {
  const waiting = counts.mend + counts.twice + counts.known;
  const isDone = counts.ready + waiting === 0 && counts.kept > 0;
  return (
    <section className="clinic-keep" aria-label={texts.keep(counts.ready)}>
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
        <div className="clinic-keep__words">
          <b className="num">{isDone ? texts.done : texts.waiting(counts.ready, waiting)}</b>
          {error === null ? (
            <span className="t-sm muted">
              {counts.kept > 0 ? `${texts.kept(counts.kept)}. ${texts.saved}` : texts.saved}
            </span>
          ) : (
            <span role="alert" className="field__error">
              {error}
            </span>
          )}
        </div>
      )}
      {isDone ? null : progress ? (
        <Button variant="secondary" size="lg" onClick={onStop}>
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
