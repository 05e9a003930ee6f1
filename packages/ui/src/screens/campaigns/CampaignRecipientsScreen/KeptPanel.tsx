import { removeRecipient } from '@gifting/api/campaigns/endpoints';
import type { CampaignRecipient } from '@gifting/domain/campaigns/recipient-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useReadsContext } from '#app/reads.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag, type TagStatus } from '#primitives/Tag/Tag.tsx';
import { OrderTable } from '#screens/orders/shared/OrderTable/OrderTable.tsx';
import { reads } from './CampaignRecipientsScreen.reads';
import { campaignRecipientsTexts as texts } from './CampaignRecipientsScreen.texts';

const { columns: headers } = texts.list;
const { removal } = texts;

const tags: Readonly<Record<CampaignRecipient['standing'], TagStatus>> = {
  kept: 'neutral',
  invited: 'pending',
  claimed: 'active',
};

const addressOf = ({ deliveryAddress1, deliveryAddress2, postTown, postalCode }: CampaignRecipient) =>
  [deliveryAddress1, deliveryAddress2, postTown, postalCode].filter((line) => line !== '').join(', ');

type Columns = readonly TableColumn<CampaignRecipient>[];

const columnsWith = (onRemove: (recipient: CampaignRecipient) => void): Columns => [
  { key: 'name', header: headers.name, kind: 'id', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'email',
    header: headers.email,
    kind: 'long',
    cell: ({ email }) => <Breakable address={email} />,
  },
  {
    key: 'address',
    header: headers.address,
    kind: 'phrase',
    cell: (recipient) => <bdi>{addressOf(recipient) || texts.list.toAsk}</bdi>,
  },
  {
    key: 'standing',
    header: headers.standing,
    cell: ({ standing }) => <Tag status={tags[standing]}>{texts.list.standing[standing]}</Tag>,
  },
  {
    key: 'remove',
    header: headers.remove,
    kind: 'actions',
    cell: (recipient) => (
      <Button
        variant="quiet"
        size="sm"
        aria-label={removal.removeOf(recipient.name)}
        onClick={() => onRemove(recipient)}
      >
        {removal.remove}
      </Button>
    ),
  },
];

/** Who is kept, newest first, each to be removed. */
export const KeptPanel = () => {
  const recipients = useInfiniteQuery(reads(useReadsContext()).recipients);
  const [asked, setAsked] = useState<CampaignRecipient | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsWith(setAsked), []);
  const remove = useReportedCommand(removeRecipient, removal);
  const confirm = async ({ id }: CampaignRecipient) => {
    setBusy(true);
    // A failure has said so in its toast.
    await remove({ params: { id } }).catch(() => undefined);
    setBusy(false);
    setAsked(null);
  };
  return (
    <Panel title={texts.list.title}>
      <div ref={list} tabIndex={-1}>
        <OrderTable
          query={recipients}
          columns={columns}
          texts={texts.list}
          empty={<EmptyState message={texts.list.none} layout="row" />}
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
          description={removal.means[asked.standing]}
          confirmLabel={removal.remove}
          cancelLabel={removal.cancel}
          busy={busy}
          busyLabel={removal.removing}
          returnFocus={list}
          onConfirm={() => void confirm(asked)}
        />
      )}
    </Panel>
  );
};
