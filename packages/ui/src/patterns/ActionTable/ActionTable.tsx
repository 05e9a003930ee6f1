import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import type { TableSelection } from '#primitives/Table/selection.tsx';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import './ActionTable.css';

/** An action on one row. */
export type RowAction<Row> = Readonly<{
  /** Button label; the accessible name adds the row: `Delete, Drinkware`. */
  label: string;
  /** `danger` for actions that remove the row. */
  tone?: 'plain' | 'danger' | undefined;
  /** Shown instead of the label where rows are lines, in a table of many columns. */
  icon?: ReactNode;
  onPress: (row: Row) => void;
}>;

type ActionTableProps<Row> = Readonly<{
  /** Accessible name of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A row's name, for the names of its buttons. */
  rowName: (row: Row) => string;
  actions: readonly RowAction<Row>[];
  /** Makes rows selectable, see `Table`. */
  selection?: TableSelection<Row> | undefined;
}>;

/** A `Table` with actions per row. For a link per row use `Table` with an `action` column. */
export const ActionTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  actions,
  selection,
}: ActionTableProps<Row>) => {
  // A long table renders only when its columns change, so the buttons look up what to do when they are pressed.
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const looks = JSON.stringify(actions.map(({ label, tone }) => ({ label, tone })));
  const all = useMemo((): readonly TableColumn<Row>[] => {
    const press = (label: string, row: Row) =>
      latest.current.find((action) => action.label === label)?.onPress(row);
    const acts: TableColumn<Row> = {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (row) => (
        <span className="acts">
          {actions.map(({ label, tone, icon }) => (
            <Button
              key={label}
              size="sm"
              variant={tone === 'danger' ? 'danger' : 'secondary'}
              aria-label={`${label}, ${rowName(row)}`}
              {...(icon && { className: 'acts__iconic', title: label })}
              onClick={() => press(label, row)}
            >
              {icon}
              <span className="acts__label">{label}</span>
            </Button>
          ))}
        </span>
      ),
    };
    return [...columns, acts];
  }, [columns, rowName, looks]);
  return <Table caption={caption} columns={all} rows={rows} rowKey={rowKey} selection={selection} />;
};
