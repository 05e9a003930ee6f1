import { cx } from 'class-variance-authority';
import { type CSSProperties, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { ScrollBox } from './ScrollBox';
import { useNear } from './useNear';
import { slice, useSlices } from './useSlices';
import { useTracks } from './useTracks';
import './Ledger.css';

const cellStyles = {
  id: 'ledger__id',
  picture: 'ledger__picture',
  text: undefined,
  long: 'ledger__wrap',
  number: 'ledger__end',
  status: 'ledger__corner',
  action: 'ledger__end ledger__full',
  actions: 'ledger__end ledger__full',
} as const;

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
const unlabelled: readonly LedgerColumn<never>['kind'][] = ['id', 'picture', 'action', 'actions'];

/** Kinds that hold pictures and buttons, which cost more than words. */
const heavy: readonly LedgerColumn<never>['kind'][] = ['picture', 'action', 'actions'];

/** On a phone the rows are no longer laid out as a table; the roles keep it one for assistive technology all the same. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

type LedgerSliceProps<Row> = Pick<LedgerProps<Row>, 'columns' | 'rows' | 'rowKey'> &
  Readonly<{
    /** Not among the first rows: pictures and buttons come when it nears the window. */
    far: boolean;
  }>;

const PlainSlice = <Row,>({ columns, rows, rowKey, far }: LedgerSliceProps<Row>) => {
  const element = useRef<HTMLTableSectionElement>(null);
  const near = useNear(element, far);
  return (
    <tbody ref={element} {...role.group}>
      {rows.map((row) => (
        <tr key={rowKey(row)} {...role.row}>
          {columns.map(({ key, header, kind, cell }) => (
            <td
              key={key}
              className={kind && cellStyles[kind]}
              data-label={unlabelled.includes(kind) ? undefined : header}
              {...role.cell}
            >
              {(near || !heavy.includes(kind)) && cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

// `memo` forgets that the component takes any kind of row.
const LedgerSlice = memo(PlainSlice) as typeof PlainSlice;

const LedgerTable = <Row,>({ caption, columns, rows, rowKey }: LedgerProps<Row>) => {
  const table = useRef<HTMLTableElement>(null);
  const long = rows.length > slice;
  const tracks = useTracks(table, long);
  const measured: CSSProperties & Record<'--ledger-tracks', string> = { '--ledger-tracks': tracks ?? '' };
  return (
    <ScrollBox label={caption}>
      <table
        ref={table}
        className={cx(
          'ledger',
          long && 'ledger--long',
          tracks !== null && 'ledger--tracks',
          columns.some(({ kind }) => kind === 'picture') && 'ledger--pictured',
          columns.some(({ kind }) => kind === 'long') && 'ledger--wordy',
        )}
        {...(tracks !== null && { style: measured })}
        {...role.table}
      >
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
        {useSlices(rows).map((part, index) => (
          // A slice is known by its place.
          <LedgerSlice key={index * slice} columns={columns} rows={part} rowKey={rowKey} far={index > 0} />
        ))}
      </table>
    </ScrollBox>
  );
};

/**
 * Rows of data: 44 px high, hairlines, amounts to the right. Below 768 px each row becomes a block with its labels.
 * A table wider than its place scrolls inside it, by keyboard too. Stands in a `Sheet`; what shows while loading, when empty or failed is the matter of `ResourceView`.
 * A thousand rows are no burden: a long table is brought up to date after what a person waits for.
 */
export const Ledger = <Row,>(props: LedgerProps<Row>) => {
  const later = useDeferredValue(props);
  const now = props.rows.length > slice ? later : props;
  // Another set of columns is another table.
  const set = now.columns.map(({ key }) => key).join();
  return useMemo(() => <LedgerTable key={set} {...now} />, [set, now]);
};
