import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { makeClaim } from '@gifting/api/claims/endpoints';
import { linkQuery } from '@gifting/api/claims/queries';
import { useCommand } from '@gifting/api/core/command';
import { type ClaimView, claimView, pageOfView, toClaimBody } from '@gifting/domain/campaigns/claim';
import { type ClaimForm as ClaimValues, emptyClaim } from '@gifting/domain/campaigns/claim-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { presentRecord } from '#app/outdated.ts';
import { useReadsContext } from '#app/reads.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useServices } from '#app/ServicesProvider.tsx';
import { useKeptForm } from '#app/useKeptForm.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { claimedPath } from '#screens/recipients/shared/claim-paths.ts';
import { useMailLanguage } from '../shared/languages/useMailLanguage';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import { keepClaim, madeClaim, secretFor } from '../shared/own-claims';
import { useThankYou } from '../shared/useThankYou';
import { ClaimFacts } from './ClaimFacts';
import { ClaimForm, claimFormOptions } from './ClaimForm';
import { ClaimHero } from './ClaimHero';
import { reads } from './ClaimScreen.reads';
import { LinkStatePage } from './LinkStatePage';

type OpenLinkProps = Readonly<{ view: ClaimView; token: string }>;

/** The page of a link with gifts to claim. */
const OpenLink = ({ view, token }: OpenLinkProps) => {
  const page = pageOfView(view);
  const { texts } = useRecipientTexts();
  const mailLanguage = useMailLanguage();
  const { tabStorage } = useServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const claims = useKnownCapability('campaigns.claims');
  const { thank } = useThankYou();
  const { mutateAsync } = useCommand(makeClaim);
  const start = emptyClaim(page, view.delivery);
  const form = useKeptForm<ClaimValues>(`claim:${token}`, claimFormOptions(page, texts.messages, start));

  const send = async (values: ClaimValues) => {
    // Without the call a form ends as written (MSITE-19, G-01).
    if (claims === false) return thank();
    const secret = secretFor(tabStorage, token);
    try {
      const body = toClaimBody(page, values, await mailLanguage());
      await mutateAsync({ params: { token }, body: { ...body, secret } });
    } catch (error) {
      const present = presentRecord(claimView, error);
      if (!present) return notify.error(texts.claim.failed);
      client.setQueryData(linkQuery(token).queryKey, present);
      return;
    }
    keepClaim(tabStorage, token, secret);
    form.forget();
    notify.success(texts.recipient.submitted);
    navigate(claimedPath(secret), { replace: true });
  };

  return (
    <>
      <ScreenTitle>{texts.claim.title}</ScreenTitle>
      <ClaimHero page={page} />
      <ClaimFacts opening={page.opening} from={texts.claim.from(view.sender, view.company)} />
      {view.state === 'gift or size gone' && (
        <div className="page pt-6" role="alert">
          <p className="strong">{texts.claim.taken}</p>
          <p>{texts.claim.takenHint}</p>
        </div>
      )}
      <ClaimForm
        page={page}
        sender={view.sender}
        form={form}
        onSubmit={send}
        onReset={() => {
          form.reset(start);
          form.forget();
        }}
      />
    </>
  );
};

/** A claim link (/claim/{token}): the gifts to claim while it is open, else the page of its state. */
export const ClaimScreen = () => {
  const { token = '' } = useParams();
  const { tabStorage } = useServices();
  const { texts } = useRecipientTexts();
  const link = useQuery(reads(useReadsContext()).link);
  // As the page was opened: a claim that is made on it goes on to its private page.
  const mine = useMemo(() => madeClaim(tabStorage, token), [tabStorage, token]);
  return (
    <main id="main" tabIndex={-1}>
      <ResourceView
        resource={link}
        loadingLabel={texts.claim.loading}
        loadedLabel={texts.page.loaded}
        loading={
          <div className="page grid gap-5 py-6">
            <Skeleton shape="box" height="14rem" />
            <Skeleton shape="box" height="24rem" />
          </div>
        }
        renderError={(_error, retry) => (
          <div className="page py-6">
            <ScreenTitle>{texts.claim.title}</ScreenTitle>
            <ErrorPanel message={texts.claim.error} retryLabel={texts.page.tryAgain} onRetry={retry} />
          </div>
        )}
      >
        {(view) => {
          if (mine !== null && view.state !== 'unknown link' && view.state !== 'cancelled')
            return (
              <LinkStatePage state="yours already" view={view}>
                <ButtonLink to={claimedPath(mine)}>{texts.link.openClaim}</ButtonLink>
              </LinkStatePage>
            );
          if (view.state === 'open' || view.state === 'gift or size gone')
            return <OpenLink view={view} token={token} />;
          return (
            <LinkStatePage state={view.state} view={view}>
              <Button
                variant="secondary"
                loading={link.isFetching}
                loadingLabel={texts.link.looking}
                onClick={() => void link.refetch()}
              >
                {texts.link.lookAgain}
              </Button>
            </LinkStatePage>
          );
        }}
      </ResourceView>
    </main>
  );
};
