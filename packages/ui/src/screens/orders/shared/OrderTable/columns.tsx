import { formatAmount } from '@gifting/domain/money/money';
import type { OrderListItem } from '@gifting/domain/orders/order';
import { InlineLink } from '#app/links.tsx';
import { openingFrom } from '#app/opening.ts';
import { Price } from '#primitives/Price/Price.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Day } from '../Day';
import { orderTableTexts as texts } from './order-table.texts';

type Column = TableColumn<OrderListItem>;

/** The columns that the tables of orders and campaigns share. */
export const numberColumn: Column = {
  key: 'number',
  header: texts.number,
  kind: 'id',
  cell: ({ id }) => `#${id}`,
};

export const priceColumn: Column = {
  key: 'price',
  header: texts.price,
  kind: 'number',
  cell: ({ price, currency }) => <Price amount={formatAmount(price)} currency={currency} />,
};

export const quantityColumn: Column = {
  key: 'quantity',
  header: texts.quantity,
  kind: 'number',
  cell: ({ quantity }) => quantity,
};

/** A date. Delivery, end and invoice dates are all the due date (E-06). */
export const dateColumn = (key: string, header: string): Column => ({
  key,
  header,
  cell: ({ dueDate }) => <Day iso={dueDate} />,
});

interface LinkTarget {
  /** The address of the detail. */
  readonly to: (id: string) => string;
  /** The accessible name of the link. */
  readonly name: (id: string) => string;
  /** Navigation state that the detail reads. */
  readonly state?: (row: OrderListItem) => unknown;
}

/** A link to the detail of a row. */
export const linkColumn = ({ to, name, state }: LinkTarget): Column => ({
  key: 'link',
  header: texts.link,
  kind: 'action',
  cell: (row) => (
    <InlineLink {...openingFrom('tr')} to={to(row.id)} state={state?.(row)} aria-label={name(row.id)}>
      {texts.view}
    </InlineLink>
  ),
});
