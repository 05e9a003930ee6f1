import type { KeptPerson } from '@gifting/domain/address-list/keep';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { OrderTable } from '#screens/orders/shared/OrderTable/OrderTable.tsx';
import { peopleListTexts as texts } from './people-list.texts';

const { removal, list: listTexts } = texts;

type KeptPeopleProps<Person> = Readonly<{
  query: UseInfiniteQueryResult<Person[]>;
  columns: readonly TableColumn<Person>[];
  /** The name of the table, and what an empty one says. */
  names?: Readonly<{ table: string; none: string }>;
  /** Removes a person, with a toast for the outcome. Without it nobody can be removed. */
  onRemove?: ((person: Person) => Promise<unknown>) | undefined;
  /** What becomes of a person who is removed. */
  meansOf: (person: Person) => string;
}>;

/** Who is kept, newest first, each to be removed. */
export const KeptPeople = <Person extends KeptPerson>({
  query,
  columns,
  names = listTexts,
  onRemove,
  meansOf,
}: KeptPeopleProps<Person>) => {
  const [asked, setAsked] = useState<Person | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The opener of the question, unless its row goes.
  const returnFocus = useRef<HTMLElement>(null);
  const removable = onRemove !== undefined;
  const shown = useMemo(
    (): readonly TableColumn<Person>[] => [
      ...columns,
      ...(removable
        ? [
            {
              key: 'remove',
              header: listTexts.columns.remove,
              kind: 'actions' as const,
              cell: (person: Person) => (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={removal.removeOf(person.name)}
                  onClick={() => {
                    returnFocus.current = null;
                    setAsked(person);
                  }}
                >
                  {removal.remove}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [columns, removable],
  );
  const confirm = async (person: Person) => {
    setBusy(true);
    returnFocus.current = list.current;
    // A failure has said so in its toast.
    await onRemove?.(person).catch(() => undefined);
    setBusy(false);
    setAsked(null);
  };
  return (
    <Panel title={listTexts.title}>
      <div ref={list} tabIndex={-1}>
        <OrderTable
          query={query}
          columns={shown}
          texts={{ ...listTexts, table: names.table }}
          empty={<EmptyState message={names.none} layout="row" />}
          renderError={(_error, retry) => (
            <div className="p-5">
              <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
            </div>
          )}
        />
      </div>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={removal.question(asked.name)}
          description={meansOf(asked)}
          confirmLabel={removal.remove}
          cancelLabel={removal.cancel}
          busy={busy}
          busyLabel={removal.removing}
          returnFocus={returnFocus}
          onConfirm={() => void confirm(asked)}
        />
      )}
    </Panel>
  );
};
