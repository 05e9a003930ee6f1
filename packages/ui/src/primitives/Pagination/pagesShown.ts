/** An entry of the row: a page number or a gap. A gap always hides at least two pages. */
export type PageMark = number | 'gap';

/** The first, last and current page with its neighbours, and gaps between: `1 … 4 5 6 … 9`. Pages count from 1. */
export const pagesShown = (page: number, pageCount: number): readonly PageMark[] => {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const near = (candidate: number) =>
    candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1;
  return all.flatMap((candidate): PageMark[] => {
    if (near(candidate)) return [candidate];
    if (near(candidate - 1)) return near(candidate + 1) ? [candidate] : ['gap'];
    return [];
  });
};
