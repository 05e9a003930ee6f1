import { figuresQuery, micrositeQuery } from '@gifting/api/campaigns/queries';
import { useAskCapabilities, useCapability, useKnownCapability } from '@gifting/api/capabilities/queries';
import { brand } from '@gifting/domain/brand/brand';
import { claimedPercent } from '@gifting/domain/campaigns/figures';
import type { MicrositePayload } from '@gifting/domain/campaigns/microsite';
import { formatPrice } from '@gifting/domain/money/money';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { Eye, Share2, Users } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { campaignPreviewPath, paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { useDialogInAddress } from '#app/useDialogInAddress.ts';
import { DescriptionList } from '#patterns/DescriptionList/DescriptionList.tsx';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { PrintedPages } from '#patterns/PrintedPages/PrintedPages.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { RedemptionMeter } from '#primitives/RedemptionMeter/RedemptionMeter.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { Day } from '#screens/orders/shared/Day.tsx';
import { AddressCards } from '#screens/orders/shared/OrderDetail/AddressCards.tsx';
import { InvoiceButton } from '#screens/orders/shared/OrderDetail/InvoiceButton.tsx';
import { OrderContents } from '#screens/orders/shared/OrderDetail/OrderContents.tsx';
import { OrderDetailLayout } from '#screens/orders/shared/OrderDetail/OrderDetailLayout.tsx';
import { OrderDetailView } from '#screens/orders/shared/OrderDetail/OrderDetailView.tsx';
import { campaignRecipientsPath } from '../shared/recipients-path';
import { reads, type ShownCampaign } from './CampaignScreen.reads';
import { campaignTexts as texts } from './CampaignScreen.texts';
import { ClaimsPanel } from './ClaimsPanel';
import { readDueDate } from './campaign-arrival';
import { FiguresPanel } from './FiguresPanel';
import { figuresTexts } from './figures.texts';
import { LinksDialog } from './LinksDialog';
import { MicrositeDialog } from './MicrositeDialog';
import { MicrositeSetup } from './MicrositeSetup';
import { ReminderPanel } from './ReminderPanel';

type SaveMicrosite = (payload: MicrositePayload) => Promise<boolean>;

/** The counted redemption, or a sample where nothing counts it (CAMP-13). */
const Redemption = ({ campaignId, sample }: { readonly campaignId: string; readonly sample: number }) => {
  const counts = useKnownCapability('campaigns.figures');
  const { data, isError } = useQuery({ ...figuresQuery(campaignId), enabled: counts === true });
  if (counts === false)
    return (
      <>
        <RedemptionMeter percent={sample} />
        <span className="t-xs muted font-normal">{texts.sample}</span>
      </>
    );
  if (isError) return figuresTexts.notCounted;
  return data ? (
    <>
      <RedemptionMeter percent={claimedPercent(data)} />
      <span className="t-xs muted font-normal">{figuresTexts.of(data.claimed, data.people)}</span>
    </>
  ) : (
    <Skeleton width="8rem" />
  );
};

type DetailProps = Readonly<{
  campaign: ShownCampaign;
  campaignId: string;
  saveMicrosite: SaveMicrosite | undefined;
}>;

const Detail = ({ campaign, campaignId, saveMicrosite }: DetailProps) => {
  const arrived = readDueDate(useLocation().state);
  const { dialog, show, close } = useDialogInAddress();
  const hasClaims = useCapability('campaigns.claims');
  const hasFigures = useCapability('campaigns.figures');
  const hasLinks = useCapability('campaigns.links');
  const hasRecipients = useCapability('campaigns.recipients');
  const hasReminder = useCapability('campaigns.reminder');
  const askCapabilities = useAskCapabilities();
  const share = async () => {
    if ((await askCapabilities()).includes('campaigns.links')) show('links');
    else notify.blank(texts.noLink);
  };
  const savesMicrosite = useKnownCapability('campaigns.microsite');
  const fetching = useIsFetching({ queryKey: micrositeQuery(campaignId).queryKey }) > 0;
  const opensMicrosite = dialog === 'microsite';
  const due = <Day iso={campaign.dueDate ?? arrived} />;
  return (
    <PrintedPages head={texts.printed(campaignId, campaign.name)} sender={brand.name}>
      <Breadcrumbs
        label={texts.trail}
        items={[
          { label: texts.campaigns, href: paths.campaigns },
          { label: texts.title, href: paths.campaigns },
          { label: campaign.name },
        ]}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      <div className="mt-1 mb-5">
        <PageHeader
          size="title"
          title={campaign.name}
          aside={
            <div className="flex flex-wrap gap-3 *:grow">
              {hasRecipients && (
                <ButtonLink to={campaignRecipientsPath(campaignId)} variant="secondary">
                  <Users className="icon" />
                  {texts.recipients}
                </ButtonLink>
              )}
              <Button variant="secondary" onClick={share}>
                <Share2 className="icon" />
                {texts.share}
              </Button>
              {savesMicrosite && (
                <ButtonLink to={campaignPreviewPath(campaignId)} variant="secondary">
                  <Eye className="icon" />
                  {texts.preview}
                </ButtonLink>
              )}
              <Button
                loading={opensMicrosite && (savesMicrosite === undefined || fetching)}
                loadingLabel={texts.openingMicrosite}
                onClick={() => show('microsite')}
              >
                {texts.addMicrosite}
              </Button>
            </div>
          }
        />
      </div>
      {hasFigures && <FiguresPanel campaignId={campaignId} />}
      <OrderDetailLayout
        summary={
          <>
            <DescriptionList
              items={[
                { term: texts.number, detail: `#${campaignId}` },
                {
                  term: texts.redemption,
                  detail: <Redemption campaignId={campaignId} sample={campaign.redemption} />,
                  wide: true,
                },
                // Both dates are the due date (E-06).
                { term: texts.endDate, detail: due },
                { term: texts.itemQuantity, detail: texts.sets(campaign.quantity) },
                { term: texts.totalCost, detail: formatPrice(campaign.total, campaign.currency) },
                { term: texts.dueDate, detail: due },
              ]}
            />
            <InvoiceButton link={null} />
          </>
        }
      >
        {/* Always 0, as specified (CAMPD-20). */}
        <OrderContents order={campaign} shipping={0} />
        <AddressCards delivery={campaign.deliveryAddresses} billing={campaign.billingAddresses} />
      </OrderDetailLayout>
      {hasReminder && <ReminderPanel campaignId={campaignId} />}
      {hasClaims && <ClaimsPanel campaignId={campaignId} />}
      {hasLinks && dialog === 'links' && (
        <LinksDialog campaignId={campaignId} packs={campaign.quantity} onClose={close} />
      )}
      {opensMicrosite && savesMicrosite === true && (
        <MicrositeSetup campaign={campaign} campaignId={campaignId} onClose={close} />
      )}
      {opensMicrosite && savesMicrosite === false && (
        <MicrositeDialog campaign={campaign} onClose={close} save={saveMicrosite} />
      )}
    </PrintedPages>
  );
};

type CampaignScreenProps = Readonly<{
  /** Saves the setup without `campaigns.microsite`. Without it the payload is only logged, as specified (MICRO-14, E-11). */
  saveMicrosite?: SaveMicrosite;
}>;

/** Campaign detail (/dashboard/campaigns/{campaignId}): loaded by its path alone (CAMPD-01 to 25, E-04). */
export const CampaignScreen = ({ saveMicrosite }: CampaignScreenProps) => {
  const { campaignId = '' } = useParams();
  const campaign = useQuery(reads(useReadsContext()).campaign);
  return (
    <OrderDetailView
      resource={campaign}
      title={texts.title}
      loadingLabel={texts.loading}
      unknown={{
        message: texts.unknown,
        hint: texts.unknownHint,
        back: texts.backToCampaigns,
        to: paths.campaigns,
      }}
    >
      {(data) => <Detail campaign={data} campaignId={campaignId} saveMicrosite={saveMicrosite} />}
    </OrderDetailView>
  );
};
