import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { brand } from '@gifting/domain/brand/brand';
import type { OrderListItem } from '@gifting/domain/orders/order';
import { statusGroupNames } from '@gifting/domain/orders/order-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderPath } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { PrintedPages } from '#patterns/PrintedPages/PrintedPages.tsx';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import {
  dateColumn,
  linkColumn,
  numberColumn,
  priceColumn,
  quantityColumn,
} from '../shared/OrderTable/columns';
import { OrderTable } from '../shared/OrderTable/OrderTable';
import { statusWord, tagOf } from '../shared/status';
import { defaultStatus, reads } from './OrdersScreen.reads';
import { ordersTexts as texts } from './OrdersScreen.texts';
import './OrdersScreen.css';

const columns: readonly TableColumn<OrderListItem>[] = [
  numberColumn,
  {
    key: 'status',
    header: texts.columns.status,
    kind: 'status',
    cell: ({ status }) => <Tag status={tagOf(status)}>{statusWord(status)}</Tag>,
  },
  dateColumn('delivery', texts.columns.deliveryDate),
  priceColumn,
  quantityColumn,
  dateColumn('invoice', texts.columns.invoiceDate),
  linkColumn({ to: orderPath, name: texts.viewOrder }),
];

/** Orders (/dashboard/orders): the buyer's own, or all for administrators (ORDS-01 to 18, ROLE-11). */
export const OrdersScreen = () => {
  const known = useKnownCapability('orders.lifecycle');
  const [search, setSearch] = useSearchParams();
  const status = statusGroupNames.find((name) => name === search.get('status')) ?? defaultStatus;
  const orders = useInfiniteQuery(reads(useReadsContext(), status).orders);
  const tableTitle = useId();
  return (
    <PrintedPages head={texts.title} sender={brand.name}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <h1 className="t-title mb-4">{texts.title}</h1>
      <div className="orders">
        <Card className="orders__activity">
          <CardHeader title={texts.activity} />
          <EmptyState message={texts.noActivity} />
        </Card>
        <Card as="section" className="orders__table" aria-labelledby={tableTitle}>
          <CardHeader
            title={texts.table}
            titleId={tableTitle}
            aside={
              // Without a lifecycle it changes no data, as specified (ORDS-06), and says so.
              known === false ? (
                <SelectField
                  key="as specified"
                  inline
                  size="sm"
                  label={texts.sortBy}
                  hint={texts.sortHint}
                  options={texts.sortings}
                  placeholder={null}
                  defaultValue="pending"
                />
              ) : (
                <SelectField
                  inline
                  size="sm"
                  label={texts.sortBy}
                  options={texts.sortings}
                  placeholder={null}
                  value={status}
                  onChange={({ target }) => setSearch({ status: target.value }, { preventScrollReset: true })}
                />
              )
            }
          />
          <OrderTable
            query={orders}
            columns={columns}
            texts={texts}
            empty={<EmptyState message={texts.empty} />}
            renderError={(_error, retry) => (
              <div className="p-5">
                <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
              </div>
            )}
          />
        </Card>
      </div>
    </PrintedPages>
  );
};
