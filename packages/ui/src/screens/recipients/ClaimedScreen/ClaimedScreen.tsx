import { useCapability } from '@gifting/api/capabilities/queries';
import { changeClaim, withdrawClaim } from '@gifting/api/claims/endpoints';
import { ownClaimQuery } from '@gifting/api/claims/queries';
import { ApiError } from '@gifting/api/core/error';
import {
  deliveryOf,
  type OwnClaim,
  pageOfView,
  toClaimBody,
  toClaimForm,
} from '@gifting/domain/campaigns/claim';
import type { ClaimForm as ClaimValues } from '@gifting/domain/campaigns/claim-page';
import { instantsOf } from '@gifting/domain/campaigns/opening';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { isOutdated } from '#app/outdated.ts';
import { useReadsContext } from '#app/reads.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useServices } from '#app/ServicesProvider.tsx';
import { useForm } from '#app/useForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '#patterns/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { claimedPath } from '#screens/recipients/shared/claim-paths.ts';
import { ClaimForm, claimFormOptions } from '../ClaimScreen/ClaimForm';
import { DetailsNote } from '../ClaimScreen/DetailsNote';
import { CopiedLink } from '../shared/CopiedLink';
import type { RecipientTexts } from '../shared/languages/recipient-texts';
import { useMailLanguage } from '../shared/languages/useMailLanguage';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import { forgetClaim } from '../shared/own-claims';
import { RecipientHero } from '../shared/RecipientHero';
import { addressLines } from './address-lines';
import { reads } from './ClaimedScreen.reads';
import { EraseDetails } from './EraseDetails';
import './ClaimedScreen.css';

type Claim = NonNullable<OwnClaim['claim']>;

type ChangeProps = Readonly<{ own: OwnClaim; claim: Claim; secret: string; onDone: () => void }>;

/** The form of a claim that is being changed. */
const Change = ({ own, claim, secret, onDone }: ChangeProps) => {
  const page = pageOfView(own.view);
  const { texts } = useRecipientTexts();
  const mailLanguage = useMailLanguage();
  const client = useQueryClient();
  const form = useForm<ClaimValues>(claimFormOptions(page, texts.messages, toClaimForm(page, claim)));
  const change = useReportedCommand(changeClaim, {
    done: texts.claimed.changed,
    failed: texts.claimed.failed,
  });
  return (
    <>
      <ClaimForm
        page={page}
        sender={own.view.sender}
        form={form}
        onReset={() => form.reset()}
        submitLabel={texts.claimed.save}
        onSubmit={async (values) => {
          try {
            const body = toClaimBody(page, values, await mailLanguage());
            if (await change({ params: { secret }, body })) onDone();
          } catch (error) {
            if (!isOutdated(error)) return;
            notify.error(texts.claimed.taken);
            // What was typed stays; what is left is asked for anew.
            void client.invalidateQueries({ queryKey: ownClaimQuery(secret).queryKey });
          }
        }}
      />
      <div className="page pb-8">
        <Button variant="quiet" onClick={onDone}>
          {texts.claimed.keep}
        </Button>
      </div>
    </>
  );
};

/** The way to delete the details, while there are any and the API offers it. */
const Erasure = ({ own: { erasure, view }, secret }: Pick<DetailProps, 'own' | 'secret'>) => {
  const offered = useCapability('campaigns.erasure');
  if (!offered || erasure === null || erasure === 'done') return null;
  return <EraseDetails erasure={erasure} sender={view.sender} secret={secret} />;
};

/** A claim whose delivery is gone: withdrawn, or deleted. */
const Gone = ({ own, secret }: Pick<DetailProps, 'own' | 'secret'>) => {
  const { texts } = useRecipientTexts();
  return (
    <div className="page grid gap-5 py-6">
      <p>
        {own.erasure === 'done' ? texts.claimed.erase.gone(own.reference) : texts.claimed.withdrawnText}{' '}
        {texts.claim.from(own.view.sender, own.view.company)}
      </p>
      <Erasure own={own} secret={secret} />
    </div>
  );
};

const titleOf = ({ claim, erasure }: OwnClaim, texts: RecipientTexts): string => {
  if (erasure === 'done') return texts.claimed.erase.goneTitle;
  return claim ? texts.claimed.title : texts.claimed.withdrawnTitle;
};

type DetailProps = Readonly<{ own: OwnClaim; claim: Claim; secret: string }>;

const Detail = ({ own, claim, secret }: DetailProps) => {
  const { view, changeable, reference } = own;
  const { texts, instant } = useRecipientTexts();
  const { tabStorage, siteUrl } = useServices();
  const [doing, setDoing] = useState<'change' | 'withdraw' | 'withdrawing' | null>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const withdraw = useReportedCommand(withdrawClaim, {
    done: texts.claimed.withdrawn,
    failed: texts.claimed.failed,
  });
  const { closesAt } = instantsOf(view);
  const chosen = view.gifts.filter(({ id }) =>
    claim.chosen.some(({ order_item_id }) => order_item_id === id),
  );
  const sizeOf = (id: string) => claim.chosen.find(({ order_item_id }) => order_item_id === id)?.size;
  const end = () => {
    // The form had focus and goes; a frame may come before React has rendered the button.
    flushSync(() => setDoing(null));
    changeButton.current?.focus();
  };
  if (doing === 'change') return <Change own={own} claim={claim} secret={secret} onDone={end} />;
  const until =
    closesAt && view.timeZone
      ? texts.claimed.changeUntil(instant(closesAt, view.timeZone))
      : texts.claimed.changeAnytime;
  return (
    <div className="claimed page">
      <Card padded className="grid content-start gap-5">
        <p>{texts.claimed.lead(view.sender)}</p>
        <DescriptionList items={[{ term: texts.claimed.reference, detail: reference }]} />
        <CopiedLink link={siteUrl + claimedPath(secret)} texts={texts.claimed} />
      </Card>
      <Card padded as="section" aria-label={texts.claimed.gifts} className="grid content-start gap-4">
        <h2 className="t-heading">{texts.claimed.gifts}</h2>
        <ul className="grid gap-3">
          {chosen.map(({ id, name, picture }, index) => (
            <li key={id} className="claimed__gift">
              <Picture src={picture} alt="" tint={tintOf(index)} />
              <p>
                <span className="strong block">{name}</span>
                {sizeOf(id) && <span className="muted">{texts.claimed.size(sizeOf(id) ?? '')}</span>}
              </p>
            </li>
          ))}
        </ul>
        <h2 className="t-heading">{texts.claimed.address}</h2>
        <address className="claimed__address">
          {addressLines(deliveryOf(claim), texts.delivery.order).map((line, index) => (
            <span key={`${index}-${line}`}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
        <p className="t-sm muted">{changeable ? until : texts.claimed.locked}</p>
        {changeable && (
          <div className="row">
            <Button ref={changeButton} variant="secondary" onClick={() => setDoing('change')}>
              {texts.claimed.change}
            </Button>
            <Button variant="quiet" onClick={() => setDoing('withdraw')}>
              {texts.claimed.withdraw}
            </Button>
          </div>
        )}
      </Card>
      <DetailsNote sender={view.sender} collected={own.collected} />
      <Erasure own={own} secret={secret} />
      <ConfirmDialog
        open={doing !== null}
        onOpenChange={() => setDoing(null)}
        title={texts.claimed.withdrawTitle}
        description={texts.claimed.withdrawText}
        confirmLabel={texts.claimed.withdraw}
        cancelLabel={texts.page.cancel}
        closeLabel={texts.page.close}
        busy={doing === 'withdrawing'}
        busyLabel={texts.claimed.withdrawing}
        onConfirm={async () => {
          setDoing('withdrawing');
          try {
            if (await withdraw({ params: { secret } })) forgetClaim(tabStorage, secret);
          } catch (error) {
            if (isOutdated(error)) notify.error(texts.claimed.locked);
          }
          setDoing(null);
        }}
      />
    </div>
  );
};

/** A claim's private page (/claimed/{secret}): what was claimed, changed or withdrawn until the campaign closes. */
export const ClaimedScreen = () => {
  const { secret = '' } = useParams();
  const { texts } = useRecipientTexts();
  const own = useQuery(reads(useReadsContext()).claim);
  return (
    <main id="main" tabIndex={-1}>
      <ResourceView
        resource={own}
        loadingLabel={texts.claimed.loading}
        loadedLabel={texts.page.loaded}
        loading={
          <div className="page grid gap-5 py-6">
            <Skeleton shape="box" height="14rem" />
            <Skeleton shape="box" height="20rem" />
          </div>
        }
        renderError={(error, retry) => (
          <div className="page py-6">
            <ScreenTitle>{texts.claimed.title}</ScreenTitle>
            {error instanceof ApiError && error.status === 404 ? (
              <Card>
                <EmptyState message={texts.claimed.unknown}>
                  <p className="text-muted">{texts.claimed.unknownHint}</p>
                </EmptyState>
              </Card>
            ) : (
              <ErrorPanel message={texts.claimed.error} retryLabel={texts.page.tryAgain} onRetry={retry} />
            )}
          </div>
        )}
      >
        {(claim) => {
          const title = titleOf(claim, texts);
          return (
            <>
              <ScreenTitle>{title}</ScreenTitle>
              <RecipientHero
                look={claim.claim ? 'wrapped' : 'unfolded'}
                picture="/pictures/giftbox.svg"
                title={title}
              />
              {claim.claim ? (
                <Detail own={claim} claim={claim.claim} secret={secret} />
              ) : (
                <Gone own={claim} secret={secret} />
              )}
            </>
          );
        }}
      </ResourceView>
    </main>
  );
};
