import { Skeleton } from '../Skeleton/Skeleton';
import './TableSkeleton.css';

type TableSkeletonProps = Readonly<{
  /** As many columns as the table will have. */
  columns: number;
  rows?: number | undefined;
  /** The first column holds pictures. */
  pictured?: boolean | undefined;
}>;

/** Placeholder rows of a `Table` with the same heights and hairlines, so that nothing shifts when data arrives. */
export const TableSkeleton = ({ columns, rows = 4, pictured = false }: TableSkeletonProps) => (
  <div className="table-skel" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="table-skel__row">
        {Array.from({ length: columns }, (_, column) =>
          pictured && column === 0 ? (
            <Skeleton key={column} shape="box" width="2.75rem" ratio="1" />
          ) : (
            // Varying widths look like text.
            <Skeleton key={column} width={`${55 + ((row * 7 + column * 11) % 4) * 12}%`} />
          ),
        )}
      </div>
    ))}
  </div>
);
