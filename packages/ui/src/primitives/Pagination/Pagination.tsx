import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pagesShown } from './pagesShown';
import './Pagination.css';

type PaginationProps = Readonly<{
  /** Accessible name: `Pages of the product list`. */
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}>;

/**
 * Page navigation of a long list; renders nothing for a single page. Narrow places show `3 of 9` instead of numbers.
 */
export const Pagination = ({ label, page, pageCount, onPageChange }: PaginationProps) => {
  if (pageCount < 2) return null;
  // Disabled with `aria-disabled`, so that arriving at the last page by keyboard keeps the focus.
  const end = (to: number, resting: boolean) => ({
    type: 'button' as const,
    className: 'pages__step',
    ...(resting ? { 'aria-disabled': true } : { onClick: () => onPageChange(to) }),
  });
  return (
    <nav aria-label={label} className="pages">
      <ul className="pages__row">
        <li>
          <button {...end(page - 1, page <= 1)} aria-label="Previous page">
            <ChevronLeft className="icon" />
          </button>
        </li>
        {pagesShown(page, pageCount).map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark} className="pages__numbered">
            {mark === 'gap' ? (
              <span className="pages__gap">…</span>
            ) : (
              <button
                type="button"
                className="pages__step"
                aria-label={`Page ${mark}`}
                {...(mark === page ? { 'aria-current': 'page' } : { onClick: () => onPageChange(mark) })}
              >
                {mark}
              </button>
            )}
          </li>
        ))}
        <li className="pages__place" aria-current="page">
          {`${page} of ${pageCount}`}
        </li>
        <li>
          <button {...end(page + 1, page >= pageCount)} aria-label="Next page">
            <ChevronRight className="icon" />
          </button>
        </li>
      </ul>
    </nav>
  );
};
