import { formatAmount } from '@gifting/domain/money/money';
import { useState } from 'react';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Price } from '#primitives/Price/Price.tsx';
import type { RowKey } from '#primitives/Table/selection.tsx';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import { recipientsTexts as texts } from './RecipientsScreen.texts';
import { type CompanyUser, type Connection, sampleConnections, sampleUsers } from './sample';
import './RecipientsScreen.css';

type Person = Readonly<{ id: string; name: string; email: string }>;

const idOf = ({ id }: Person) => id;
const nameOf = ({ name }: Person) => name;

const person: readonly TableColumn<Person>[] = [
  { key: 'name', header: texts.columns.name, kind: 'id', cell: nameOf },
  {
    key: 'email',
    header: texts.columns.email,
    kind: 'long',
    cell: ({ email }) => <Breakable address={email} />,
  },
];

const userColumns: readonly TableColumn<CompanyUser>[] = [
  ...person,
  {
    key: 'access',
    header: texts.columns.access,
    cell: ({ access }) => (
      <span className={access === 'hrCompany' ? 'seal seal--full' : 'seal'}>{texts.access[access]}</span>
    ),
  },
  {
    key: 'orders',
    header: texts.columns.ordersPlaced,
    kind: 'number',
    cell: ({ ordersPlaced }) => ordersPlaced.toLocaleString('en-GB'),
  },
  {
    key: 'outstanding',
    header: texts.columns.outstanding,
    kind: 'number',
    cell: ({ outstanding, currency }) => <Price amount={formatAmount(outstanding)} currency={currency} />,
  },
];

const connectionColumns: readonly TableColumn<Connection>[] = [
  ...person,
  { key: 'campaign', header: texts.columns.campaign, cell: ({ campaign }) => campaign },
];

const Connections = ({ connections }: { readonly connections: readonly Connection[] }) => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <Panel
      title={texts.connection}
      aside={
        <div className="bundle">
          <p role="status" className="bundle__count">
            {selected.size > 0 && (
              <>
                <i className="bundle__bow" aria-hidden="true" />
                {texts.selected(selected.size)}
              </>
            )}
          </p>
          {/* Neither does anything, as specified (RCPT-06, RCPT-07). */}
          <Button variant="secondary" size="sm">
            {texts.edit}
          </Button>
          <Button variant="danger" size="sm">
            {texts.delete}
          </Button>
        </div>
      }
    >
      <Table
        caption={texts.connection}
        columns={connectionColumns}
        rows={connections}
        rowKey={idOf}
        selection={{ selected, onSelectedChange: setSelected, rowName: nameOf }}
      />
    </Panel>
  );
};

type RecipientsScreenProps = Readonly<{
  /** Samples, until a call returns them (RCPT-02). */
  users?: readonly CompanyUser[];
  /** Samples, until a call returns them (RCPT-05). */
  connections?: readonly Connection[];
}>;

/** Recipients (/dashboard/recipients), for administrators (RCPT-01 to 08, E-16). */
export const RecipientsScreen = ({
  users = sampleUsers,
  connections = sampleConnections,
}: RecipientsScreenProps) => (
  <>
    <ScreenTitle>{texts.title}</ScreenTitle>
    <div className="mb-4 grid justify-items-start gap-2">
      <h1 className="t-title">{texts.title}</h1>
      <SampleNote label={texts.sample}>{texts.sampleNote}</SampleNote>
    </div>
    <div className="grid grid-cols-1 gap-5">
      <Panel title={texts.users} aside={<p className="t-sm muted num">{texts.userCount(users.length)}</p>}>
        <Table caption={texts.users} columns={userColumns} rows={users} rowKey={idOf} />
      </Panel>
      <Connections connections={connections} />
    </div>
  </>
);
