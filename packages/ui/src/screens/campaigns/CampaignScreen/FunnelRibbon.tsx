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
  /** The edge above or below, from left to right. */
  const edge = (side: 1 | -1) =>
    halves.slice(1).map((half, index) => {
      const from = (index + 1) * stageWidth - bend / 2;
      const before = middle + side * (halves[index] ?? half);
      const after = middle + side * half;
      return { from, before, after };
    });
  const above = edge(-1).map(
    ({ from, before, after }) =>
      `L${from} ${before}C${from + bend / 2} ${before} ${from + bend / 2} ${after} ${from + bend} ${after}`,
  );
  const below = edge(1)
    .reverse()
    .map(
      ({ from, before, after }) =>
        `L${from + bend} ${after}C${from + bend / 2} ${after} ${from + bend / 2} ${before} ${from} ${before}`,
    );
  return (
    <svg className="funnel" viewBox={`0 0 ${end} 120`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={satin} x1="0" x2="0" y1="0" y2="1">
        <stop className="funnel__crest" offset="0" />
        <stop className="funnel__satin" offset="0.4" />
        <stop className="funnel__fold" offset="1" />
      </linearGradient>
      <path
        fill={`url(#${satin})`}
        d={`M0 ${middle - first}${above.join('')}L${end} ${middle - last}L${end - 6} ${middle}L${end} ${middle + last}${below.join('')}L0 ${middle + first}Z`}
      />
      <linearGradient id={fold}>
        <stop className="funnel__shade" offset="0" stopOpacity="0" />
        <stop className="funnel__shade" offset="0.55" stopOpacity="0.45" />
        <stop className="funnel__shade" offset="1" stopOpacity="0" />
      </linearGradient>
      {/* It falls into folds where it narrows. */}
      {edge(1).map(({ from, before, after }) => {
        const [turn, to] = [from + bend / 2, from + bend];
        const [above, below] = [2 * middle - after, 2 * middle - before];
        return (
          <path
            key={from}
            fill={`url(#${fold})`}
            d={`M${from} ${before}C${turn} ${before} ${turn} ${after} ${to} ${after}L${to} ${above}C${turn} ${above} ${turn} ${below} ${from} ${below}Z`}
          />
        );
      })}
    </svg>
  );
};
