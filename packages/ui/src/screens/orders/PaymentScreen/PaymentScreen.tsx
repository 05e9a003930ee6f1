import { useCapability } from '@gifting/api/capabilities/queries';
import { formatPrice } from '@gifting/domain/money/money';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import type { PaymentChoice } from '@gifting/domain/orders/payload';
import { obstacleOf } from '@gifting/domain/orders/steps';
import { orderLines, totalOf } from '@gifting/domain/orders/totals';
import { CreditCard, FileText } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IdleWatch } from '#app/IdleWarning/IdleWatch.tsx';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { addressOf } from '#app/return-location.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useSession } from '#app/ServicesProvider.tsx';
import type { SignInState } from '#app/sign-in-state.ts';
import { useDraft } from '#app/useDraft.ts';
import { Dock } from '#patterns/Dock/Dock.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { BoxTray } from '#patterns/GiftBox/BoxTray.tsx';
import { GiftBox } from '#patterns/GiftBox/GiftBox.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { RadioCard } from '#primitives/RadioCard/RadioCard.tsx';
import { RadioCardGroup } from '#primitives/RadioCard/RadioCardGroup.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { ConfirmationNote } from '#screens/shared/EmailConfirmation/ConfirmationNote.tsx';
import { useConfirmation } from '#screens/shared/EmailConfirmation/useConfirmation.ts';
import { artworkTexts } from '../shared/Artwork/artwork.texts';
import { useBoxArtwork } from '../shared/Artwork/useBoxArtwork';
import { ChosenItems } from '../shared/ChosenItems';
import { OrderLayout } from '../shared/OrderLayout';
import { OrderObstacle } from '../shared/OrderObstacle';
import { OrderSummary } from '../shared/OrderSummary';
import { taxScreenTexts } from '../shared/tax.texts';
import { cardOf } from '../shared/Unboxing/box-contents';
import { useOrderTax } from '../shared/useOrderTax';
import { ChangedBox } from './ChangedBox';
import { HeldPayment } from './HeldPayment';
import { OrderedBox } from './OrderedBox';
import { paymentTexts as texts } from './PaymentScreen.texts';
import { ChangeLink, ReviewedDetails } from './ReviewedDetails';
import { usePlaceOrder } from './usePlaceOrder';

const ArtworkField = lazyPart(async () => (await import('../shared/Artwork/ArtworkField')).ArtworkField);

const LoginPrompt = () => {
  const here = useLocation();
  const state: SignInState = { from: addressOf(here) };
  return (
    <OrderLayout title={texts.title}>
      <Card>
        <EmptyState message={texts.loginFirst}>
          <p className="text-muted mb-3">{texts.loginHint}</p>
          <ButtonLink to={paths.signIn} state={state} variant="primary">
            {texts.goToLogin}
          </ButtonLink>
        </EmptyState>
      </Card>
    </OrderLayout>
  );
};

const NoAddresses = () => (
  <OrderLayout title={texts.title}>
    <Card>
      <EmptyState message={texts.noAddresses}>
        <p className="text-muted mb-3">{texts.noAddressesHint}</p>
        <ButtonLink to={paths.orderDetails} variant="primary">
          {texts.goToOrderDetails}
        </ButtonLink>
      </EmptyState>
    </Card>
  </OrderLayout>
);

type ReviewProps = Readonly<{
  box: OrderDraft;
  /** Called when the box is ordered, before it is cleared. */
  onOrdered: (box: OrderDraft) => void;
}>;

const Review = ({ box, onOrdered }: ReviewProps) => {
  const [method, setMethod] = useState<PaymentChoice | null>(null);
  const { placing, error, placeOrder, changed, existing } = usePlaceOrder(onOrdered);
  const heading = useRef<HTMLHeadingElement>(null);
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the reason would stand below the dock that was pressed.
    if (error) reason.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  // Shows what an order would contain: the box without products no longer sold, at current prices.
  const draft = changed?.draft ?? box;
  const ids = { selected: useId(), reviewed: useId(), why: useId(), error: useId(), name: useId() };
  const lines = orderLines(draft);
  const currency = draft.project?.currency ?? '';
  const { tax, isUnknown, failed, retry } = useOrderTax({ lines, currency, details: draft.checkout?.tax });
  const total = formatPrice(tax?.gross ?? totalOf(lines), currency);
  const [artwork] = useBoxArtwork();
  const takesArtwork = useCapability('orders.artwork');
  const artworkWaits = takesArtwork && artwork.file !== null;
  const confirmation = useConfirmation();
  const idle =
    placing === 'ready' &&
    !changed &&
    !existing &&
    !isUnknown &&
    !artworkWaits &&
    !confirmation.waits &&
    !confirmation.isUnknown;

  /** Moves focus to the title: the pressed button disappears with its panel. */
  const goOn = (message: string) => {
    notify.blank(message);
    heading.current?.focus();
  };

  const choice = (value: PaymentChoice) => ({
    name: ids.name,
    value,
    checked: method === value,
    onChange: () => setMethod(value),
  });
  const confirm = (
    <Button
      variant="ribbon"
      size="lg"
      disabled={!idle || method !== 'card'}
      aria-describedby={method === 'card' ? undefined : ids.why}
      onClick={() => placeOrder('card')}
    >
      {texts.confirm}
    </Button>
  );

  return (
    <OrderLayout
      title={texts.title}
      titleRef={heading}
      aside={
        <Link to={paths.orderDetails} className={linkStyles({ tall: true })}>
          {texts.back}
        </Link>
      }
      side={<OrderSummary draft={draft} lines={lines} tax={tax} note={texts.shipping} />}
      dock={
        <Dock
          picture={<BoxTray things={draft.products} />}
          caption={texts.total}
          amount={total}
          action={confirm}
        />
      }
    >
      <IdleWatch />
      {(placing === 'sending' || placing === 'placed') && (
        <LoadingOverlay
          text={texts.creating}
          picture={
            <div className="w-64 p-5">
              <GiftBox
                things={draft.products}
                card={cardOf(draft.giftNote) && 'blank'}
                stage="tied"
                motion="close"
              />
            </div>
          }
        />
      )}
      {confirmation.wasAsked && <ConfirmationNote where="payment" />}
      {changed && (
        <ChangedBox
          changes={changed.changes}
          total={tax?.gross ?? totalOf(lines)}
          currency={currency}
          onConfirm={() => {
            changed.confirm();
            goOn(texts.changed.confirmed);
          }}
        />
      )}
      {existing && (
        <OrderedBox
          orderNumber={existing.orderNumber}
          onOrderAgain={() => {
            existing.orderAgain();
            goOn(texts.existing.ready);
          }}
        />
      )}
      <section aria-labelledby={ids.selected} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="t-title" id={ids.selected}>
            {texts.selected}
          </h2>
          <p className="flex flex-wrap gap-x-5">
            <ChangeLink part={texts.reviewed.products} step={3} named />
            <ChangeLink part={texts.reviewed.packaging} step={4} named />
          </p>
        </div>
        <ChosenItems draft={draft} />
      </section>
      <section aria-labelledby={ids.reviewed} className="grid gap-4">
        <h2 className="t-title" id={ids.reviewed}>
          {texts.reviewed.title}
        </h2>
        <ReviewedDetails draft={draft} />
      </section>
      {takesArtwork && (
        <Suspense>
          <ArtworkField />
        </Suspense>
      )}
      <section className="grid gap-5">
        <RadioCardGroup legend={texts.payment} legendLook="title">
          <RadioCard
            {...choice('card')}
            {...texts.card}
            aside={<CreditCard className="icon" aria-hidden="true" />}
          />
          <RadioCard
            {...choice('invoice')}
            {...texts.invoice}
            aside={<FileText className="icon" aria-hidden="true" />}
          />
        </RadioCardGroup>
        {method !== 'invoice' && <HeldPayment amount={total} />}
        {method !== 'card' && (
          <p id={ids.why} className="text-muted text-sm">
            {method === null ? texts.chooseFirst : texts.invoiceHint}
          </p>
        )}
        {artworkWaits && artwork.status === 'failed' && (
          <p className="strong text-sm">{artworkTexts.orderWaits}</p>
        )}
        {failed && (
          <ErrorPanel message={taxScreenTexts.failed} retryLabel={taxScreenTexts.retry} onRetry={retry} />
        )}
        <div ref={reason} role="alert">
          <FieldMessage id={ids.error} error={error ?? undefined} />
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <Button variant="secondary" size="lg" disabled={!idle} onClick={() => placeOrder('invoice')}>
            {texts.continue}
          </Button>
          <div className="hidden lg:block">{confirm}</div>
        </div>
      </section>
    </OrderLayout>
  );
};

/**
 * Review and payment (/payment-details): requires a session, a box and addresses, and names the missing one (PAY-01 to
 * 29).
 */
export const PaymentScreen = () => {
  const [stored] = useDraft();
  // An ordered box stays in sight until the next page has loaded.
  const [ordered, setOrdered] = useState<OrderDraft>();
  const draft = ordered ?? stored;
  const session = useSession();
  const obstacle = obstacleOf(draft);
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      {!session && <LoginPrompt />}
      {session && obstacle && (
        <OrderLayout title={texts.title}>
          <OrderObstacle obstacle={obstacle} />
        </OrderLayout>
      )}
      {session &&
        !obstacle &&
        (draft.checkout ? <Review box={draft} onOrdered={setOrdered} /> : <NoAddresses />)}
    </>
  );
};
