import { useEffect, useState } from 'react';

/** Rows per slice; about as many as a window shows. */
export const slice = 16;

/** Slices added per render at most, to keep slow phones responsive. */
const most = 6;

const split = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / slice)) }, (_, index) =>
    rows.slice(index * slice, (index + 1) * slice),
  );

const isSame = <Row>(one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);

/**
 * Renders rows in slices: the first at once, the others a few per render. All end up in the DOM, for find-in-page and
 * screen readers.
 */
export const useSlices = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] => {
  const [last, setLast] = useState(() => ({ rows, slices: split(rows) }));
  let { slices } = last;
  if (rows !== last.rows) {
    // A slice with the same rows stays the same, so that a further page renders only what is new.
    slices = split(rows).map((part, index) => {
      const before = last.slices[index];
      return before && isSame(part, before) ? before : part;
    });
    setLast({ rows, slices });
  }
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < slices.length) setShown(shown + Math.min(shown, most));
  }, [shown, slices]);
  return slices.slice(0, shown);
};
