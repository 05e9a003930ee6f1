import { useId } from 'react';

/** The drawing's units: a stage is 100 wide; the widest ribbon 100 high, a figure of 0 a thread. */
const stageWidth = 100;
const middle = 60;
const thread = 3;
/** The part of a stage in which the ribbon narrows to the next. */
const bend = 44;

/** A satin ribbon through stages side by side, at each as wide as its count. Decorative: the counts stand below. */
export const FunnelRibbon = ({ counts }: { readonly counts: readonly number[] }) => {
  const [satin, fold] = [useId(), useId()];
  const most = Math.max(1, ...counts);
  const halves = counts.map((count) => Math.max(thread, (count / most) * 100) / 2);
  const [first = thread] = halves;
  const last = halves.at(-1) ?? thread;
  const end = counts.length * stageWidth;
  /** Where it narrows from stage to stage: its edges above, to the right, and below, back again. */
  const turns = halves.slice(1).map((after, index) => {
    const before = halves[index] ?? after;
    const from = (index + 1) * stageWidth - bend / 2;
    const [turn, to] = [from + bend / 2, from + bend];
    return {
      from,
      above: `${from} ${middle - before}C${turn} ${middle - before} ${turn} ${middle - after} ${to} ${middle - after}`,
      below: `${to} ${middle + after}C${turn} ${middle + after} ${turn} ${middle + before} ${from} ${middle + before}`,
    };
  });
  const above = turns.map((turn) => `L${turn.above}`).join('');
  const below = turns
    .map((turn) => `L${turn.below}`)
    .reverse()
    .join('');
  return (
    <svg className="funnel" viewBox={`0 0 ${end} 120`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={satin} x1="0" x2="0" y1="0" y2="1">
        <stop className="funnel__crest" offset="0" />
        <stop className="funnel__satin" offset="0.4" />
        <stop className="funnel__fold" offset="1" />
      </linearGradient>
      <path
        fill={`url(#${satin})`}
        d={`M0 ${middle - first}${above}L${end} ${middle - last}L${end - 6} ${middle}L${end} ${middle + last}${below}L0 ${middle + first}Z`}
      />
      <linearGradient id={fold}>
        <stop className="funnel__shade" offset="0" stopOpacity="0" />
        <stop className="funnel__shade" offset="0.55" stopOpacity="0.45" />
        <stop className="funnel__shade" offset="1" stopOpacity="0" />
      </linearGradient>
      {/* It falls into folds where it narrows. */}
      {turns.map((turn) => (
        <path key={turn.from} fill={`url(#${fold})`} d={`M${turn.above}L${turn.below}Z`} />
      ))}
    </svg>
  );
};
