import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import type { RowKey } from '#primitives/Table/selection.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { ActionTable } from '../ActionTable/ActionTable';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { PageHeader } from '../PageHeader/PageHeader';
import { Panel } from '../Panel/Panel';
import { type Resource, ResourceView } from '../ResourceView/ResourceView';
import './AdminList.css';

/** The texts of a list. */
export type AdminListTexts = Readonly<{
  /** The `h1` of the page, e.g. `Category`. */
  title: string;
  /** The heading of the table, e.g. `All Available Categories`. */
  table: string;
  /** How many there are, at the right of the heading: `4 categories`. */
  count: (rows: number) => string;
  add: string;
  edit: string;
  delete: string;
  /** On the button while the row is being deleted. */
  deleting: string;
  /** The question: `(name) => `Delete ${name}?``. */
  deleteTitle: (name: string) => string;
  /** Announced while loading. */
  loading: string;
  empty: string;
  error: string;
  retry: string;
}>;

/** What is said when no row fits the search. */
export type NoMatch = Readonly<{ message: string; clear: string; onClear: () => void }>;

type AdminListProps<Row> = Readonly<{
  texts: AdminListTexts;
  resource: Resource<readonly Row[]>;
  /** The rows to show, where not all are: those that fit a search. */
  shown?: readonly Row[] | undefined;
  /** Above the rows, while there are any: search and filters. */
  filters?: ReactNode;
  /** In place of the rows when none fits, with a button that clears the search. */
  noMatch?: NoMatch | undefined;
  columns: readonly TableColumn<Row>[];
  /** Many columns: Edit and Delete are icons where rows are lines. */
  compact?: boolean | undefined;
  rowKey: (row: Row) => RowKey;
  /** A row's name, for its buttons and the question before deletion. */
  rowName: (row: Row) => string;
  onAdd: () => void;
  onEdit: (row: Row) => void;
  /** Deletes the row and reports the outcome itself. The question closes when it resolves and stays when it rejects. */
  onDelete: (row: Row) => Promise<unknown>;
  /** What will happen, and what will not, in the question before a deletion. */
  describeDeletion: (row: Row) => ReactNode;
}>;

/**
 * A list for an administrator: title, a button to add, rows with Edit and Delete, and the question before a deletion.
 * Loading, empty and failed included. The forms to add and edit are the screen's own `FormDialog`s.
 */
export const AdminList = <Row,>({
  texts,
  resource,
  shown = resource.data,
  filters,
  noMatch,
  columns,
  compact = false,
  rowKey,
  rowName,
  onAdd,
  onEdit,
  onDelete,
  describeDeletion,
}: AdminListProps<Row>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const afterwards = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  /** The button unmounts when the search is cleared, so focus moves to the title. */
  const clear = () => {
    noMatch?.onClear();
    heading.current?.focus();
  };
  const ask = (row: Row) => {
    afterwards.current = null;
    setAsked(row);
    setOpen(true);
  };
  const confirm = async () => {
    if (asked === null) return;
    setBusy(true);
    try {
      await onDelete(asked);
      // The button that opened the dialog unmounts with its row, so focus moves to the title.
      afterwards.current = heading.current;
      setOpen(false);
    } catch {
      // The caller has reported it; the question stays for another try.
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="stack">
      <PageHeader
        title={texts.title}
        titleRef={heading}
        size="title"
        aside={
          <Button onClick={onAdd}>
            <Plus className="icon" />
            {texts.add}
          </Button>
        }
      />
      <Panel
        title={texts.table}
        aside={
          resource.data && (
            <p className="t-sm muted num" {...(filters && { role: 'status' })}>
              {shown?.length === resource.data.length ? '' : `${shown?.length} of `}
              {texts.count(resource.data.length)}
            </p>
          )
        }
      >
        <ResourceView
          resource={resource}
          loadingLabel={texts.loading}
          loading={
            <div className="grid min-h-40 place-items-center">
              <Spinner size="lg" />
            </div>
          }
          empty={<EmptyState message={texts.empty} />}
          renderError={(_error, retry) => (
            <div className="p-5">
              <ErrorPanel message={texts.error} retryLabel={texts.retry} onRetry={retry} />
            </div>
          )}
        >
          {(rows) => (
            <>
              {filters && <div className="admin-list__filters">{filters}</div>}
              {noMatch && shown?.length === 0 ? (
                <EmptyState message={noMatch.message}>
                  <Button variant="secondary" onClick={clear}>
                    {noMatch.clear}
                  </Button>
                </EmptyState>
              ) : (
                <ActionTable
                  caption={texts.table}
                  columns={columns}
                  rows={shown ?? rows}
                  rowKey={rowKey}
                  rowName={rowName}
                  actions={[
                    {
                      label: texts.edit,
                      icon: compact && <Pencil className="icon" />,
                      onPress: onEdit,
                    },
                    {
                      label: texts.delete,
                      icon: compact && <Trash2 className="icon" />,
                      tone: 'danger',
                      onPress: ask,
                    },
                  ]}
                />
              )}
            </>
          )}
        </ResourceView>
      </Panel>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={asked === null ? '' : texts.deleteTitle(rowName(asked))}
        description={asked === null ? '' : describeDeletion(asked)}
        confirmLabel={texts.delete}
        onConfirm={confirm}
        busy={busy}
        busyLabel={texts.deleting}
        returnFocus={afterwards}
      />
    </div>
  );
};
