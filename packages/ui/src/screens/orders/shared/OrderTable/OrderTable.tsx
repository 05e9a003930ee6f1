import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { ShowMore } from '#patterns/ShowMore/ShowMore.tsx';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import { TableSkeleton } from '#primitives/Table/TableSkeleton.tsx';

type OrderTableProps<Row> = Readonly<{
  /** The rows read so far, and the way to further pages. */
  query: UseInfiniteQueryResult<Row[]>;
  columns: readonly TableColumn<Row>[];
  texts: {
    /** Accessible name of the table. */
    readonly table: string;
    readonly loading: string;
    readonly shown: (count: number) => string;
    readonly allShown: (count: number) => string;
    readonly showMore: string;
    readonly loadingMore: string;
    readonly moreFailed: string;
  };
  /** Replaces an empty table. */
  empty?: ReactNode;
  renderError: (error: Error, retry: () => void) => ReactNode;
}>;

const idOf = ({ id }: { readonly id: string }) => id;

/** A list of orders, campaigns or claims, page by page. A page that fails leaves the rows above it. */
export const OrderTable = <Row extends { readonly id: string }>({
  query,
  columns,
  texts,
  empty,
  renderError,
}: OrderTableProps<Row>) => {
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const [firstNew, setFirstNew] = useState<string>();
  const showMore = async (known: number) => {
    const { data } = await fetchNextPage();
    setFirstNew(data?.[known]?.id);
  };
  const paged = hasNextPage || firstNew !== undefined;
  return (
    <ResourceView
      resource={isFetchNextPageError ? { ...query, error: null } : query}
      loadingLabel={texts.loading}
      loading={<TableSkeleton columns={columns.length} />}
      empty={empty}
      renderError={renderError}
    >
      {(rows) => (
        <>
          <Table caption={texts.table} columns={columns} rows={rows} rowKey={idOf} focusedRow={firstNew} />
          {paged && (
            <ShowMore
              shown={(hasNextPage ? texts.shown : texts.allShown)(rows.length)}
              label={texts.showMore}
              loadingLabel={texts.loadingMore}
              loading={isFetchingNextPage}
              error={isFetchNextPageError ? texts.moreFailed : null}
              onMore={hasNextPage ? () => void showMore(rows.length) : undefined}
            />
          )}
        </>
      )}
    </ResourceView>
  );
};
