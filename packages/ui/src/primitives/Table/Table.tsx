import { cx } from 'class-variance-authority';
import { type CSSProperties, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { ScrollBox } from './ScrollBox';
import { type RowKey, SelectAll, SelectionProvider, SelectRow, type TableSelection } from './selection';
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
  select: 'data-table__select',
} as const;

/** One column: its head, and what it shows of a row. */
export type TableColumn<Row> = Readonly<{
  key: string;
  header: string;
  /**
   * How it is set. `id` bold, `picture` a small tile, `number` right and in figures of one width, `long` may wrap, `status`
   * stands in the corner on a phone, `action` holds one link and shows no head, `actions` several buttons and shows it.
   */
  kind?: Exclude<keyof typeof cellStyles, 'select'> | undefined;
  cell: (row: Row) => ReactNode;
}>;

type TableProps<Row> = Readonly<{
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Adds a first column of checkboxes, with one for all rows in its header. */
  selection?: TableSelection<Row> | undefined;
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
    /** Names the checkbox of a row, where rows can be selected. */
    selectLabel: ((row: Row) => string) | undefined;
    /** Not among the first rows: pictures and buttons come when it nears the window. */
    far: boolean;
  }>;

const PlainSlice = <Row,>({ columns, rows, rowKey, selectLabel, far }: TableSliceProps<Row>) => {
  const element = useRef<HTMLTableSectionElement>(null);
  const near = useNear(element, far);
  return (
    <tbody ref={element} {...role.group}>
      {rows.map((row) => (
        <tr key={rowKey(row)} {...role.row}>
          {selectLabel && (
            <td className={cellStyles.select} {...role.cell}>
              <SelectRow rowKey={rowKey(row)} label={selectLabel(row)} />
            </td>
          )}
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

type TableTableProps<Row> = Omit<TableProps<Row>, 'selection'> &
  Readonly<{
    selectLabel: TableSliceProps<Row>['selectLabel'];
    selectAllLabel: string;
  }>;

const TableTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  selectLabel,
  selectAllLabel,
}: TableTableProps<Row>) => {
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
          selectLabel && 'data-table--selectable',
        )}
        {...(tracks !== null && { style: measured })}
        {...role.table}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            {selectLabel && (
              <th scope="col" className={cellStyles.select} {...role.head}>
                <SelectAll keys={rows.map(rowKey)} label={selectAllLabel} />
              </th>
            )}
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
          <TableSlice
            key={index * slice}
            columns={columns}
            rows={part}
            rowKey={rowKey}
            selectLabel={selectLabel}
            far={index > 0}
          />
        ))}
      </table>
    </ScrollBox>
  );
};

/**
 * Rows of data; blocks with labels below 768 px. Stands in a `Panel`, inside `ResourceView`. A table wider than its place
 * scrolls in it, by keyboard too; a long one renders after what a person waits for.
 */
export const Table = <Row,>({ selection, ...props }: TableProps<Row>) => {
  const { rowName, selectLabel: verb = 'Select', selectAllLabel = 'Select all' } = selection ?? {};
  const selectLabel = useMemo(() => rowName && ((row: Row) => `${verb} ${rowName(row)}`), [rowName, verb]);
  const settled = { ...props, selectLabel, selectAllLabel };
  const later = useDeferredValue(settled);
  const now = props.rows.length > slice ? later : settled;
  // Another set of columns is another table.
  const set = now.columns.map(({ key }) => key).join();
  const table = useMemo(() => <TableTable key={set} {...now} />, [set, now]);
  // Outside the deferred part: a checkbox shows what was pressed at once.
  return selection ? <SelectionProvider value={selection}>{table}</SelectionProvider> : table;
};
