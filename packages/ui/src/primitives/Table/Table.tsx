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
  phrase: 'data-table__phrase',
  long: 'data-table__wrap',
  number: 'data-table__end',
  status: 'data-table__corner',
  action: 'data-table__end data-table__full',
  actions: 'data-table__end data-table__full',
  select: 'data-table__select',
} as const;

/** A column: its header and its cell for a row. */
export type TableColumn<Row> = Readonly<{
  key: string;
  header: string;
  /**
   * Layout: `id` bold and the header of its row, `picture` a small tile, `number` right-aligned, `phrase` of a few words
   * may wrap, `long` a sentence, `status` in the corner on a phone, `action` one link, `actions` several buttons.
   */
  kind?: Exclude<keyof typeof cellStyles, 'select'> | undefined;
  cell: (row: Row) => ReactNode;
}>;

type TableProps<Row> = Readonly<{
  /** Accessible name of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Adds a first column of checkboxes, with one for all rows in its header. */
  selection?: TableSelection<Row> | undefined;
  /** Takes focus once it is rendered: the first row that a person asked for. */
  focusedRow?: RowKey | undefined;
}>;

/** Kinds without a label on a phone, where the others show their header above the value. */
const unlabelled: readonly TableColumn<never>['kind'][] = ['id', 'picture', 'action', 'actions'];

/** Kinds with pictures or buttons, which render late in far slices. */
const heavy: readonly TableColumn<never>['kind'][] = ['picture', 'action', 'actions'];

/** Explicit roles keep the table semantics when a phone lays rows out as blocks. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader' },
} as const;

type TableSliceProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'> &
  Readonly<{
    /** Names the checkbox of a row, where rows can be selected. */
    selectLabel: ((row: Row) => string) | undefined;
    /** Not among the first rows: pictures and buttons render when it nears the window. */
    far: boolean;
    /** Only for the slice that holds it, so that the others do not render again. */
    focusedRow: RowKey | undefined;
  }>;

const takeFocus = (row: HTMLTableRowElement | null) => row?.focus();

const PlainSlice = <Row,>({ columns, rows, rowKey, selectLabel, far, focusedRow }: TableSliceProps<Row>) => {
  const element = useRef<HTMLTableSectionElement>(null);
  const near = useNear(element, far);
  return (
    <tbody ref={element} {...role.group}>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          {...role.row}
          {...(rowKey(row) === focusedRow && { ref: takeFocus, tabIndex: -1 })}
        >
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
              {...(kind === 'id' ? role.rowHead : role.cell)}
            >
              {(near || !heavy.includes(kind)) && cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

// `memo` loses the type parameter.
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
  focusedRow,
}: TableTableProps<Row>) => {
  const table = useRef<HTMLTableElement>(null);
  const long = rows.length > slice;
  const tracks = useTracks(table, long, columns);
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
          !columns.some(({ kind }) => kind === 'status') && 'data-table--titled',
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
          // A slice is identified by its position.
          <TableSlice
            key={index * slice}
            columns={columns}
            rows={part}
            rowKey={rowKey}
            selectLabel={selectLabel}
            far={index > 0}
            focusedRow={part.some((row) => rowKey(row) === focusedRow) ? focusedRow : undefined}
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
  // A changed set of columns remounts the table.
  const set = now.columns.map(({ key }) => key).join();
  const table = useMemo(() => <TableTable key={set} {...now} />, [set, now]);
  // Outside the deferred part, so that checkboxes respond at once.
  return selection ? <SelectionProvider value={selection}>{table}</SelectionProvider> : table;
};
