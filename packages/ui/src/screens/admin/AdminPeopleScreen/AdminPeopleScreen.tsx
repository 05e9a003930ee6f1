import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { peopleQuery } from '@gifting/api/people/admin-queries';
import type { Person } from '@gifting/domain/people/person';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useSession } from '#app/ServicesProvider.tsx';
import { useDialogInAddress } from '#app/useDialogInAddress.ts';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { atThisClock } from '#screens/account/ProfileScreen/at-this-clock.ts';
import { NotFoundInDashboard } from '#screens/general/NotFoundScreen/NotFoundInDashboard.tsx';
import { OrderTable } from '#screens/orders/shared/OrderTable/OrderTable.tsx';
import { adminPeopleTexts as texts } from './AdminPeopleScreen.texts';
import { EditPersonDialog } from './EditPersonDialog';

const facts: readonly TableColumn<Person>[] = [
  { key: 'name', header: texts.columns.name, kind: 'id', cell: ({ name }) => name },
  {
    key: 'email',
    header: texts.columns.email,
    kind: 'phrase',
    cell: ({ email }) => <Breakable address={email} />,
  },
  { key: 'company', header: texts.columns.company, kind: 'phrase', cell: ({ companyName }) => companyName },
  {
    key: 'role',
    header: texts.columns.role,
    kind: 'status',
    cell: ({ role, disabled }) => (
      <Tag status={disabled ? 'cancel' : role === 'admin' ? 'active' : 'neutral'}>
        {disabled ? texts.disabled : texts.roles[role]}
      </Tag>
    ),
  },
  {
    key: 'lastSignIn',
    header: texts.columns.lastSignIn,
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? texts.never : atThisClock(lastSignInAt)),
  },
];

type EditedProps = Readonly<{ people: readonly Person[]; id: string; onClose: () => void }>;

/** The person as they were when the dialog opened. One who is not in the list any more is said to be gone. */
const Edited = ({ people, id, onClose }: EditedProps) => {
  const [person] = useState(() => people.find((candidate) => candidate.id === id));
  const missing = person === undefined;
  useEffect(() => {
    if (!missing) return;
    notify.blank(texts.gone);
    onClose();
  }, [missing]);
  return person && <EditPersonDialog person={person} onClose={onClose} />;
};

/** The administration of people (/dashboard/people). Without `people.manage` it does not exist. */
export const AdminPeopleScreen = () => {
  const known = useKnownCapability('people.manage');
  const people = useInfiniteQuery({ ...peopleQuery(), enabled: known === true });
  const own = useSession()?.user.id;
  const { dialog, id, show, close } = useDialogInAddress();
  if (known === false) return <NotFoundInDashboard />;
  const columns: readonly TableColumn<Person>[] = [
    ...facts,
    {
      key: 'actions',
      header: texts.columns.actions,
      kind: 'actions',
      cell: (person) =>
        person.id === own ? (
          <span className="muted">{texts.you}</span>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={texts.editOf(person.name)}
            onClick={() => show('edit', person.id)}
          >
            {texts.edit}
          </Button>
        ),
    },
  ];
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <div className="stack">
        <PageHeader title={texts.title} size="title" />
        <Panel title={texts.table}>
          <OrderTable
            query={people}
            columns={columns}
            texts={texts}
            empty={<EmptyState message={texts.empty} />}
            renderError={(_error, retry) => (
              <div className="p-5">
                <ErrorPanel message={texts.error} retryLabel={texts.retry} onRetry={retry} />
              </div>
            )}
          />
        </Panel>
      </div>
      {dialog === 'edit' && id !== null && people.data && (
        <Edited key={id} people={people.data} id={id} onClose={close} />
      )}
    </>
  );
};
