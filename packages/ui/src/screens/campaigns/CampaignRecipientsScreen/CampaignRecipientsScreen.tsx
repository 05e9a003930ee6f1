import { keepRecipients, removeRecipient } from '@gifting/api/campaigns/endpoints';
import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import { type CampaignRecipient, recipientRules } from '@gifting/domain/campaigns/recipient-list';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { campaignPath, paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag, type TagStatus } from '#primitives/Tag/Tag.tsx';
import { NotFoundInDashboard } from '#screens/general/NotFoundScreen/NotFoundInDashboard.tsx';
import { OrderDetailView } from '#screens/orders/shared/OrderDetail/OrderDetailView.tsx';
import { KeptPeople } from '#screens/shared/PeopleList/KeptPeople.tsx';
import { ListClinic } from '#screens/shared/PeopleList/ListClinic.tsx';
import { personColumns } from '#screens/shared/PeopleList/person-columns.tsx';
import { campaignTexts } from '../CampaignScreen/CampaignScreen.texts';
import { reads } from './CampaignRecipientsScreen.reads';
import { campaignRecipientsTexts as texts } from './CampaignRecipientsScreen.texts';
import { InvitePanel } from './InvitePanel';

const tags: Readonly<Record<CampaignRecipient['standing'], TagStatus>> = {
  kept: 'neutral',
  invited: 'pending',
  claimed: 'active',
};

const columns: readonly TableColumn<CampaignRecipient>[] = [
  ...personColumns(texts.list.toAsk),
  {
    key: 'standing',
    header: texts.list.columns.standing,
    cell: ({ standing }) => <Tag status={tags[standing]}>{texts.list.standing[standing]}</Tag>,
  },
];

type RecipientsProps = Readonly<{ campaignId: string; name: string }>;

const Recipients = ({ campaignId, name }: RecipientsProps) => {
  const { mutateAsync } = useCommand(keepRecipients);
  const remove = useReportedCommand(removeRecipient, texts.removal);
  const recipients = useInfiniteQuery(reads(useReadsContext()).recipients);
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
        <ListClinic
          name={`campaign-${campaignId}`}
          rulesOf={recipientRules}
          asks
          onSend={async (rows) =>
            (await mutateAsync({ params: { id: campaignId }, body: { recipients: rows } })).outcomes
          }
        />
        <InvitePanel campaignId={campaignId} />
        <KeptPeople
          query={recipients}
          columns={columns}
          onRemove={({ id }) => remove({ params: { id } })}
          meansOf={({ standing }) => texts.removal.means[standing]}
        />
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
