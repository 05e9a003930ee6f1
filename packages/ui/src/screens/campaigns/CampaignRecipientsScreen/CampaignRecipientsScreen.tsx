import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { type AssessedRow, nextWork } from '@gifting/domain/address-list/assess';
import { type CampaignRecipient, recipientRules } from '@gifting/domain/campaigns/recipient-list';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { campaignPath, paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { useKeptClinic } from '#app/useKeptClinic.ts';
import { AddressClinic } from '#patterns/AddressClinic/AddressClinic.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag, type TagStatus } from '#primitives/Tag/Tag.tsx';
import { NotFoundInDashboard } from '#screens/general/NotFoundScreen/NotFoundInDashboard.tsx';
import { OrderDetailView } from '#screens/orders/shared/OrderDetail/OrderDetailView.tsx';
import { OrderTable } from '#screens/orders/shared/OrderTable/OrderTable.tsx';
import { campaignTexts } from '../CampaignScreen/CampaignScreen.texts';
import { reads } from './CampaignRecipientsScreen.reads';
import { campaignRecipientsTexts as texts } from './CampaignRecipientsScreen.texts';
import { InvitePanel } from './InvitePanel';
import { useKeeping } from './useKeeping';

const { columns: headers } = texts.list;

const tags: Readonly<Record<CampaignRecipient['standing'], TagStatus>> = {
  kept: 'neutral',
  invited: 'pending',
  claimed: 'active',
};

const addressOf = ({ deliveryAddress1, deliveryAddress2, postTown, postalCode }: CampaignRecipient) =>
  [deliveryAddress1, deliveryAddress2, postTown, postalCode].filter((line) => line !== '').join(', ');

const columns: readonly TableColumn<CampaignRecipient>[] = [
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
];

/** Who is kept, newest first. */
const KeptPanel = () => {
  const recipients = useInfiniteQuery(reads(useReadsContext()).recipients);
  return (
    <Panel title={texts.list.title}>
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
    </Panel>
  );
};

type RecipientsProps = Readonly<{ campaignId: string; name: string }>;

const Recipients = ({ campaignId, name }: RecipientsProps) => {
  const { clinic, open, changeWork, close, draft, changeDraft, isStored } = useKeptClinic(
    `campaign-${campaignId}`,
  );
  const { keep, keeping } = useKeeping(campaignId, (step) =>
    changeWork((work) => ({ ...work, rows: nextWork(work.rows, step) })),
  );
  const keepRows = (rows: readonly AssessedRow[]) => {
    if (clinic) void keep(clinic, rows);
  };
  return (
    <>
      <Breadcrumbs
        label={texts.trail}
        items={[
          { label: texts.campaigns, href: paths.campaigns },
          { label: name, href: campaignPath(campaignId) },
          { label: texts.title },
        ]}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      <div className="mt-1 mb-5">
        <PageHeader size="title" title={texts.title} sub={texts.sub} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <AddressClinic
          clinic={clinic}
          onOpen={open}
          onWork={changeWork}
          onClose={close}
          isStored={isStored}
          draft={draft}
          onDraftChange={changeDraft}
          rulesOf={recipientRules}
          keeping={keeping}
          onKeep={keepRows}
        />
        <InvitePanel campaignId={campaignId} />
        <KeptPanel />
      </div>
    </>
  );
};

/**
 * The recipients of a campaign (/dashboard/campaigns/{campaignId}/recipients, `campaigns.recipients`): a list is read,
 * mended and kept, and who is kept is invited.
 */
export const CampaignRecipientsScreen = () => {
  const { campaignId = '' } = useParams();
  const campaign = useQuery(reads(useReadsContext()).campaign);
  // Without the capability there is nothing at this address, as specified.
  if (useKnownCapability('campaigns.recipients') === false) return <NotFoundInDashboard />;
  return (
    <OrderDetailView
      resource={campaign}
      title={texts.title}
      loadingLabel={texts.loading}
      unknown={{
        message: campaignTexts.unknown,
        hint: campaignTexts.unknownHint,
        back: campaignTexts.backToCampaigns,
        to: paths.campaigns,
      }}
    >
      {({ name }) => <Recipients key={campaignId} campaignId={campaignId} name={name} />}
    </OrderDetailView>
  );
};
