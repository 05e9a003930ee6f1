import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ScrollBox } from './ScrollBox';
import './Ledger.css';

const cellStyles = cva('', {
  variants: {
    kind: {
      id: 'ledger__id',
      picture: 'ledger__picture',
      text: '',
      long: 'ledger__wrap',
      number: 'ledger__end',
      status: 'ledger__corner',
      action: 'ledger__end ledger__full',
      actions: 'ledger__end ledger__full',
    },
  },
});

/** One column: its head, and what it shows of a row. */
export type LedgerColumn<Row> = Readonly<{
  key: string;
  header: string;
  /**
   * How it is set. `id` bold, `picture` a small tile, `number` right and in figures of one width, `long` may wrap, `status`
   * stands in the corner on a phone, `action` holds one link and shows no head, `actions` several buttons and shows it.
   */
  kind?: 'id' | 'picture' | 'text' | 'long' | 'number' | 'status' | 'action' | 'actions' | undefined;
  cell: (row: Row) => ReactNode;
}>;

type LedgerProps<Row> = Readonly<{
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly LedgerColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}>;

/** Kinds whose values speak for themselves on a phone, where the others stand under their label. */
const unlabelled: readonly LedgerColumn<never>['kind'][] = ['id', 'picture', 'status', 'action', 'actions'];

/** On a phone the rows are no longer laid out as a table; the roles keep it one for assistive technology all the same. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Rows of data: 44 px high, hairlines, amounts to the right. Below 768 px each row becomes a block with its labels.
 * A table wider than its place scrolls inside it, by keyboard too. Stands in a `Sheet`; what shows while loading, when empty or failed is the matter of `ResourceView`.
 */
export const Ledger = <Row,>({ caption, columns, rows, rowKey }: LedgerProps<Row>) => (
  <ScrollBox label={caption}>
    <table className="ledger" {...role.table}>
      <caption className="sr-only">{caption}</caption>
      <thead {...role.group}>
        <tr {...role.row}>
          {columns.map(({ key, header, kind }) => (
            <th
              key={key}
              scope="col"
              className={kind === 'number' || kind === 'actions' ? 'ledger__end' : undefined}
              {...role.head}
            >
              {kind === 'action' ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.group}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...role.row}>
            {columns.map(({ key, header, kind, cell }) => (
              <td key={key} className={cellStyles({ kind })} {...role.cell}>
                {!unlabelled.includes(kind) && (
                  <span className="ledger__label" aria-hidden="true">
                    {header}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);
