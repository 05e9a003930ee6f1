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
  const acts: TableColumn<Row> = {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (row) => (
      <span className="acts">
        {actions.map(({ label, tone, onPress }) => (
          <Button
            key={label}
            size="sm"
            variant={tone === 'danger' ? 'danger' : 'secondary'}
            aria-label={`${label}, ${rowName(row)}`}
            onClick={() => onPress(row)}
          >
            {label}
          </Button>
        ))}
      </span>
    ),
  };
  return (
    <Table caption={caption} columns={[...columns, acts]} rows={rows} rowKey={rowKey} selection={selection} />
  );
};
