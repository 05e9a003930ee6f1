import { cx } from 'class-variance-authority';
import { type CSSProperties, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { ScrollBox } from './ScrollBox';
import { useNear } from './useNear';
import { slice, useSlices } from './useSlices';
import { useTracks } from './useTracks';
import './Table.css';

const cellStyles = {
  id: 'data-table__id',
  picture: 'data-table__picture',
  text: undefined,
  long: 'data-table__wrap',
  number: 'data-table__end',
  status: 'data-table__corner',
  action: 'data-table__end data-table__full',
  actions: 'data-table__end data-table__full',
} as const;

/** One column: its head, and what it shows of a row. */
export type TableColumn<Row> = Readonly<{
  key: string;
  header: string;
  /**
   * How it is set. `id` bold, `picture` a small tile, `number` right and in figures of one width, `long` may wrap, `status`
   * stands in the corner on a phone, `action` holds one link and shows no head, `actions` several buttons and shows it.
   */
  kind?: 'id' | 'picture' | 'text' | 'long' | 'number' | 'status' | 'action' | 'actions' | undefined;
  cell: (row: Row) => ReactNode;
}>;

type TableProps<Row> = Readonly<{
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}>;

/** Kinds whose values speak for themselves on a phone, where the others stand under their label. */
const unlabelled: readonly TableColumn<never>['kind'][] = ['id', 'picture', 'action', 'actions'];

/** Kinds that hold pictures and buttons, which cost more than words. */
const heavy: readonly TableColumn<never>['kind'][] = ['picture', 'action', 'actions'];

/** On a phone the rows are no longer laid out as a table; the roles keep it one for assistive technology all the same. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

type TableSliceProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'> &
  Readonly<{
    /** Not among the first rows: pictures and buttons come when it nears the window. */
    far: boolean;
  }>;

const PlainSlice = <Row,>({ columns, rows, rowKey, far }: TableSliceProps<Row>) => {
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
const TableSlice = memo(PlainSlice) as typeof PlainSlice;

const TableTable = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => {
  const table = useRef<HTMLTableElement>(null);
  const long = rows.length > slice;
  const tracks = useTracks(table, long);
  const measured: CSSProperties & Record<'--table-tracks', string> = { '--table-tracks': tracks ?? '' };
  return (
    <ScrollBox label={caption}>
      <table
        ref={table}
        className={cx(
          'data-table',
          long && 'data-table--long',
          tracks !== null && 'data-table--tracks',
          columns.some(({ kind }) => kind === 'picture') && 'data-table--pictured',
          columns.some(({ kind }) => kind === 'long') && 'data-table--wordy',
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
                className={kind === 'number' || kind === 'actions' ? 'data-table__end' : undefined}
                {...role.head}
              >
                {kind === 'action' ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        {useSlices(rows).map((part, index) => (
          // A slice is known by its place.
          <TableSlice key={index * slice} columns={columns} rows={part} rowKey={rowKey} far={index > 0} />
        ))}
      </table>
    </ScrollBox>
  );
};

/**
 * Rows of data: 44 px high, hairlines, amounts to the right. Below 768 px each row becomes a block with its labels.
 * A table wider than its place scrolls inside it, by keyboard too. Stands in a `Card`; what shows while loading, when empty or failed is the matter of `ResourceView`.
 * A thousand rows are no burden: a long table is brought up to date after what a person waits for.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const later = useDeferredValue(props);
  const now = props.rows.length > slice ? later : props;
  // Another set of columns is another table.
  const set = now.columns.map(({ key }) => key).join();
  return useMemo(() => <TableTable key={set} {...now} />, [set, now]);
};
