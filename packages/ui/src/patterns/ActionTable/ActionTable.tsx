import { Button } from '#primitives/Button/Button.tsx';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import './ActionTable.css';

/** Something that can be done with one row. */
export type RowAction<Row> = Readonly<{
  /** The words on the button; its accessible name adds the row: `Delete, Drinkware`. */
  label: string;
  /** `danger` for what takes the row away. */
  tone?: 'plain' | 'danger' | undefined;
  onPress: (row: Row) => void;
}>;

type ActionTableProps<Row> = Readonly<{
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What a row is called, for the names of its buttons. */
  rowName: (row: Row) => string;
  actions: readonly RowAction<Row>[];
  /** The head of the last column. */
  actionsLabel?: string | undefined;
}>;

/** A `Table` whose rows can be acted on. A table that only leads elsewhere is a `Table` with a link in its last column. */
export const ActionTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  actions,
  actionsLabel = 'Actions',
}: ActionTableProps<Row>) => {
  const acts: TableColumn<Row> = {
    key: 'actions',
    header: actionsLabel,
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
  return <Table caption={caption} columns={[...columns, acts]} rows={rows} rowKey={rowKey} />;
};
