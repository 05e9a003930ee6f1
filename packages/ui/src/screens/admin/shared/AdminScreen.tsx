import { useAskCapabilities, useCapability } from '@gifting/api/capabilities/queries';
import type { Capability } from '@gifting/domain/capabilities/capabilities';
import { type DataTag, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useDialogInAddress } from '#app/useDialogInAddress.ts';
import { AdminList, type AdminListTexts, type NoMatch } from '#patterns/AdminList/AdminList.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { useDeletion } from './useDeletion';

/** The texts of a screen: those of the list, and toasts. */
type AdminScreenTexts = AdminListTexts &
  Readonly<{
    editNotReady: string;
    /** Somebody else removed the row to be edited. */
    gone: string;
  }>;

type AdminScreenProps<Row, Key extends QueryKey> = Readonly<{
  /** `adminTexts` with the screen's own. */
  texts: AdminScreenTexts;
  /** The screen's read of the list. */
  list: UseQueryOptions<Row[], Error, Row[], Key> & { queryKey: DataTag<Key, Row[], Error> };
  columns: readonly TableColumn<Row>[];
  /** Many columns, see `AdminList`. */
  compact?: boolean | undefined;
  nameOf: (row: Row) => string;
  /** The rows that fit a search, in its order; the same function as long as the search is the same. */
  arrange?: ((rows: readonly Row[]) => readonly Row[]) | undefined;
  /** Search and filters, above the rows. */
  filters?: ReactNode;
  noMatch?: NoMatch | undefined;
  /** Deletes by id and reports the outcome, see `useReportedCommand`. */
  remove: (id: string) => Promise<unknown>;
  /** What will happen, and what will not, in the question before a deletion. */
  describeDeletion: (row: Row) => ReactNode;
  /** The dialog that adds a row. */
  renderAdd: (onClose: () => void) => ReactNode;
  /** The dialog that edits a row. */
  renderEdit: (row: Row, onClose: () => void) => ReactNode;
  /** The capability without which Edit answers that it is not ready. */
  editNeeds?: Capability | undefined;
}>;

type EditedRowProps<Row> = Readonly<{
  rows: readonly Row[];
  id: string;
  gone: string;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}>;

/** The row as it was when its dialog opened: a refetch neither changes nor removes it under the person's hands. */
const EditedRow = <Row extends { readonly id: string }>({
  rows,
  id,
  gone,
  onClose,
  children,
}: EditedRowProps<Row>) => {
  const [row] = useState(() => rows.find((candidate) => candidate.id === id));
  const missing = row === undefined;
  useEffect(() => {
    if (!missing) return;
    notify.blank(gone);
    onClose();
  }, [missing]);
  return row && children(row);
};

const idOf = ({ id }: { readonly id: string }) => id;

/**
 * A screen of administration: a list that is fresh on mount and on focus, dialogs to add and edit in the address, and
 * deletion. The screen configures it with its read, columns, commands and forms.
 */
export const AdminScreen = <Row extends { readonly id: string }, Key extends QueryKey>({
  texts,
  list,
  columns,
  compact,
  nameOf,
  arrange,
  filters,
  noMatch,
  remove,
  describeDeletion,
  renderAdd,
  renderEdit,
  editNeeds,
}: AdminScreenProps<Row, Key>) => {
  const rows = useQuery(list);
  const shown = useMemo(() => (rows.data && arrange ? arrange(rows.data) : rows.data), [rows.data, arrange]);
  const deleteRow = useDeletion(list, remove);
  const { dialog, id, show, close } = useDialogInAddress();
  const canEdit = useCapability(editNeeds ?? null);
  const askCapabilities = useAskCapabilities();
  const edit = async (row: Row) => {
    if (editNeeds && !(await askCapabilities()).includes(editNeeds)) notify.blank(texts.editNotReady);
    else show('edit', row.id);
  };
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <AdminList
        texts={texts}
        resource={rows}
        shown={shown}
        filters={filters}
        noMatch={noMatch}
        columns={columns}
        compact={compact}
        rowKey={idOf}
        rowName={nameOf}
        onAdd={() => show('add')}
        onEdit={edit}
        onDelete={deleteRow}
        describeDeletion={describeDeletion}
      />
      {dialog === 'add' && renderAdd(close)}
      {dialog === 'edit' && id !== null && canEdit && rows.data && (
        <EditedRow key={id} rows={rows.data} id={id} gone={texts.gone} onClose={close}>
          {(row) => renderEdit(row, close)}
        </EditedRow>
      )}
    </>
  );
};
