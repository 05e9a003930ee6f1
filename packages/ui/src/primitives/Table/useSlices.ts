import { useEffect, useMemo, useState } from 'react';

/** How many rows come at once; about as many as a window shows. */
export const slice = 16;

/** What one turn adds at the most: more would keep a slow phone from answering. */
const most = 6;

const split = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / slice)) }, (_, index) =>
    rows.slice(index * slice, (index + 1) * slice),
  );

/**
 * The rows in slices: the first at once, the others in turns of a few, so that the page answers in between. All of them end up
 * in the page, for its search and for screen readers.
 */
export const useSlices = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] => {
  const slices = useMemo(() => split(rows), [rows]);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < slices.length) setShown(shown + Math.min(shown, most));
  }, [shown, slices]);
  return slices.slice(0, shown);
};
