import { type RefObject, useLayoutEffect, useState } from 'react';

const widths = (table: HTMLTableElement): readonly number[] =>
  [...(table.tHead?.rows[0]?.cells ?? [])].map((head) => head.getBoundingClientRect().width);

const measure = (table: HTMLTableElement): string => {
  const shares = widths(table);
  table.style.width = 'min-content';
  const least = widths(table);
  table.style.width = '';
  return shares.map((share, column) => `minmax(${Math.ceil(least[column] ?? 0)}px, ${share}fr)`).join(' ');
};

/**
 * Grid tracks for the columns of a long table, measured from the first rows. `null` while the rows are blocks (on a
 * phone) or hidden.
 */
export const useTracks = (
  table: RefObject<HTMLTableElement | null>,
  long: boolean,
  columns: readonly unknown[],
): string | null => {
  const [tracks, setTracks] = useState<string | null>(null);
  // Other columns may need other widths: names that were fetched later.
  useLayoutEffect(() => setTracks(null), [columns]);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !long || tracks !== null) return;
    const look = () => {
      const shown = element.offsetWidth > 0;
      if (shown && getComputedStyle(element).display === 'table') setTracks(measure(element));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table, long, tracks]);
  return long ? tracks : null;
};
