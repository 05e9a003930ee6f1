import {
  type ClaimPage,
  type ClaimForm as ClaimValues,
  emptyClaim,
  toClaimPage,
} from '@gifting/domain/campaigns/claim-page';
import { recipientMessages } from '@gifting/domain/campaigns/recipient-messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { InlineLink } from '#app/links.tsx';
import { campaignPath, paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { useSession } from '#app/ServicesProvider.tsx';
import { useForm } from '#app/useForm.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { campaignTexts } from '#screens/campaigns/CampaignScreen/CampaignScreen.texts.ts';
import { OrderDetailSkeleton } from '#screens/orders/shared/OrderDetail/OrderDetailLayout.tsx';
import { OrderDetailView } from '#screens/orders/shared/OrderDetail/OrderDetailView.tsx';
import { ClaimFacts } from '../ClaimScreen/ClaimFacts';
import { ClaimForm, claimFormOptions } from '../ClaimScreen/ClaimForm';
import { ClaimHero } from '../ClaimScreen/ClaimHero';
import { reads } from './ClaimPreviewScreen.reads';
import { claimPreviewTexts as texts } from './ClaimPreviewScreen.texts';

const Previewed = ({ page }: { readonly page: ClaimPage }) => {
  const sender = useSession()?.user.name ?? '';
  const form = useForm<ClaimValues>(claimFormOptions(page, recipientMessages));
  return (
    <>
      <ClaimHero page={page} />
      <ClaimFacts opening={page.opening} />
      <ClaimForm
        page={page}
        sender={sender}
        form={form}
        onSubmit={() => notify.blank(texts.nothingSent)}
        onReset={() => form.reset(emptyClaim(page))}
      />
    </>
  );
};

/**
 * A campaign's microsite as its recipients will see it (/dashboard/campaigns/{campaignId}/preview), from what was last
 * saved. It checks what is entered as the page itself does, and sends nothing.
 */
export const ClaimPreviewScreen = () => {
  const { campaignId = '' } = useParams();
  const { campaign, microsite } = reads(useReadsContext());
  const setup = useQuery(microsite);
  return (
    <main id="main" tabIndex={-1}>
      <div className="page py-4">
        <SampleNote label={texts.preview}>
          {texts.note} <InlineLink to={campaignPath(campaignId)}>{texts.back}</InlineLink>
        </SampleNote>
      </div>
      <OrderDetailView
        resource={useQuery(campaign)}
        title={texts.title}
        loadingLabel={texts.loading}
        unknown={{
          message: campaignTexts.unknown,
          hint: campaignTexts.unknownHint,
          back: campaignTexts.backToCampaigns,
          to: paths.campaigns,
        }}
      >
        {(detail) => (
          <ResourceView
            resource={setup}
            loadingLabel={texts.loading}
            loading={<OrderDetailSkeleton />}
            renderError={(_error, retry) => (
              <ErrorPanel message={campaignTexts.error} retryLabel={campaignTexts.tryAgain} onRetry={retry} />
            )}
          >
            {(saved) => <Previewed key={saved.version} page={toClaimPage(detail, saved)} />}
          </ResourceView>
        )}
      </OrderDetailView>
    </main>
  );
};
