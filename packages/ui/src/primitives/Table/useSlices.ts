import { useEffect, useMemo, useState } from 'react';

/** Rows per slice; about as many as a window shows. */
export const slice = 16;

/** Slices added per render at most, to keep slow phones responsive. */
const most = 6;

const split = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / slice)) }, (_, index) =>
    rows.slice(index * slice, (index + 1) * slice),
  );

/**
 * Renders rows in slices: the first at once, the others a few per render. All end up in the DOM, for find-in-page and
 * screen readers.
 */
export const useSlices = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] => {
  const slices = useMemo(() => split(rows), [rows]);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < slices.length) setShown(shown + Math.min(shown, most));
  }, [shown, slices]);
  return slices.slice(0, shown);
};
