import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { type AssessedRow, nextWork } from '@gifting/domain/address-list/assess';
import { recipientRules } from '@gifting/domain/campaigns/recipient-list';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { campaignPath, paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { useKeptClinic } from '#app/useKeptClinic.ts';
import { AddressClinic } from '#patterns/AddressClinic/AddressClinic.tsx';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { NotFoundInDashboard } from '#screens/general/NotFoundScreen/NotFoundInDashboard.tsx';
import { OrderDetailView } from '#screens/orders/shared/OrderDetail/OrderDetailView.tsx';
import { campaignTexts } from '../CampaignScreen/CampaignScreen.texts';
import { reads } from './CampaignRecipientsScreen.reads';
import { campaignRecipientsTexts as texts } from './CampaignRecipientsScreen.texts';
import { InvitePanel } from './InvitePanel';
import { KeptPanel } from './KeptPanel';
import { useKeeping } from './useKeeping';

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
