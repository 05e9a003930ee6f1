import { useCapability } from '@gifting/api/capabilities/queries';
import { isVatNumberOrNone } from '@gifting/api/orders/tax';
import { taxBasisQuery } from '@gifting/api/orders/tax-queries';
import { formatPrice } from '@gifting/domain/money/money';
import {
  type Address,
  type CheckoutFormInput,
  checkoutForm,
  deliveryMethods,
  taxedCheckoutForm,
  toCheckoutDetails,
  toCheckoutForm,
} from '@gifting/domain/orders/address';
import { obstacleOf, orderDelays, setCheckout } from '@gifting/domain/orders/steps';
import { orderLines, totalOf } from '@gifting/domain/orders/totals';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useId, useState } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useDraft } from '#app/useDraft.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useLater } from '#app/useLater.ts';
import { AddressFields } from '#patterns/AddressFields/AddressFields.tsx';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Dock } from '#patterns/Dock/Dock.tsx';
import { BoxTray } from '#patterns/GiftBox/BoxTray.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { RadioCard } from '#primitives/RadioCard/RadioCard.tsx';
import { RadioCardGroup } from '#primitives/RadioCard/RadioCardGroup.tsx';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { ConfirmationNote } from '#screens/shared/EmailConfirmation/ConfirmationNote.tsx';
import { useConfirmation } from '#screens/shared/EmailConfirmation/useConfirmation.ts';
import { ChosenItems } from '../shared/ChosenItems';
import { OrderLayout } from '../shared/OrderLayout';
import { OrderObstacle } from '../shared/OrderObstacle';
import { OrderSummary } from '../shared/OrderSummary';
import { taxScreenTexts } from '../shared/tax.texts';
import { useOrderTax } from '../shared/useOrderTax';
import { checkoutTexts as texts } from './CheckoutScreen.texts';
import { CountryField } from './CountryField';
import { TechnologyItems } from './TechnologyItems';
import { readTechnologyArrival } from './technology-arrival';
import { usePrimaryAddress } from './usePrimaryAddress';
import { useSellersCountry } from './useSellersCountry';

const taxedForm = taxedCheckoutForm(isVatNumberOrNone);

/** The action in progress while the person waits. */
type Leaving = 'no' | 'to payment' | 'cancelled';

const messagesOf = (errors: FieldErrors<Address> | undefined) => ({
  line1: errors?.line1?.message,
  line2: errors?.line2?.message,
  line3: errors?.line3?.message,
  postTown: errors?.postTown?.message,
  postCode: errors?.postCode?.message,
});

const Checkout = () => {
  const [draft, store] = useDraft();
  const navigate = useNavigate();
  const later = useLater();
  const formId = useId();
  const [leaving, setLeaving] = useState<Leaving>('no');
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const hasTax = useCapability('orders.tax');
  const hasAddresses = useCapability('orders.addresses');
  const { data: basis } = useQuery({ ...taxBasisQuery(), enabled: hasTax });
  const asksTax = hasTax && basis !== undefined;
  const form = useKeptForm<CheckoutFormInput, Parameters<typeof toCheckoutDetails>[0]>('checkout', {
    resolver: zodResolver(asksTax ? taxedForm : checkoutForm),
    defaultValues: toCheckoutForm(draft.checkout),
  });
  const { register, control, setValue, handleSubmit, formState, forget } = form;
  const { errors } = formState;
  const prefilled = usePrimaryAddress(form, draft.checkout === null);
  const [method, singleAddress, deliveryCountry, billingCountry, vatNumber] = useWatch({
    control,
    name: ['method', 'singleAddress', 'deliveryCountry', 'billingCountry', 'vatNumber'],
  });
  const { wasAsked } = useConfirmation();
  useSellersCountry(form, basis?.sellerCountry);
  const lines = orderLines(draft);
  const currency = draft.project?.currency ?? '';
  const { tax } = useOrderTax({
    lines,
    currency,
    // An order whose country is not chosen yet is shown as the server would take it.
    details:
      billingCountry === '' || deliveryCountry === ''
        ? undefined
        : { deliveryCountry: singleAddress === 'yes' ? deliveryCountry : null, billingCountry, vatNumber },
  });

  const submit = handleSubmit((values) => {
    if (leaving !== 'no') return;
    store.update((present) => setCheckout(present, toCheckoutDetails(values, asksTax)));
    setLeaving('to payment');
    // Clear it on leaving: the form's `watch` fires once more after the submit.
    later(orderDelays.afterAddresses, () => {
      forget();
      navigate(paths.payment);
    });
  });

  const copyAddress = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // From the inputs, because browsers fill them without an event.
    const typed = new FormData(currentTarget.form ?? undefined);
    const partOf = (part: keyof Address) => String(typed.get(`delivery.${part}`) ?? '');
    const billing: Address = {
      line1: partOf('line1'),
      line2: partOf('line2'),
      line3: partOf('line3'),
      postTown: partOf('postTown'),
      postCode: partOf('postCode'),
    };
    setValue('billing', billing, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    if (asksTax)
      setValue('billingCountry', String(typed.get('deliveryCountry') ?? ''), { shouldDirty: true });
    setCopied(true);
  };

  const cancel = () => {
    setAsking(false);
    setLeaving('cancelled');
    // Empty the box on leaving, so that the screen does not flash an empty one for half a second.
    later(orderDelays.afterCancel, () => {
      forget();
      store.empty();
      notify.success(texts.emptied);
      navigate(paths.builder);
    });
  };

  const goOn = (
    <Button
      type="submit"
      form={formId}
      variant="ribbon"
      size="lg"
      loading={leaving === 'to payment'}
      loadingLabel={texts.submitting}
    >
      {texts.submit}
    </Button>
  );

  const filledNote = prefilled && (
    <p role="status" className="t-sm text-muted mb-4">
      {texts.addressFilled}
    </p>
  );

  return (
    <OrderLayout
      title={texts.title}
      aside={
        <>
          <Button
            variant="danger"
            loading={leaving === 'cancelled'}
            loadingLabel={texts.cancelling}
            onClick={() => setAsking(true)}
          >
            {texts.cancel}
          </Button>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={texts.cancelQuestion.title}
            description={texts.cancelQuestion.description}
            confirmLabel={texts.cancelQuestion.confirm}
            cancelLabel={texts.cancelQuestion.keep}
            onConfirm={cancel}
          />
        </>
      }
      side={<OrderSummary draft={draft} lines={lines} tax={tax} note={texts.shipping} />}
      dock={
        <Dock
          picture={<BoxTray things={draft.products} />}
          caption={texts.total}
          amount={formatPrice(tax?.gross ?? totalOf(lines), currency)}
          action={goOn}
        />
      }
    >
      {wasAsked && <ConfirmationNote where="checkout" />}
      <section aria-label={texts.items}>
        <ChosenItems draft={draft} />
      </section>
      <form id={formId} noValidate onSubmit={submit} className="grid gap-10">
        <div className="grid gap-5">
          <RadioCardGroup legend={texts.method} legendLook="title">
            {deliveryMethods.map((value) => (
              <RadioCard
                key={value}
                value={value}
                aside={texts.free}
                {...texts.methods[value]}
                {...register('method')}
              />
            ))}
          </RadioCardGroup>
          {method !== null && (
            <TextField
              label={texts.campaignName}
              optional
              hint={texts.campaignHint}
              autoComplete="off"
              error={errors.campaignName?.message}
              {...register('campaignName')}
            />
          )}
        </div>
        <div className="grid gap-5">
          <RadioGroup
            legend={texts.oneAddress}
            legendLook="title"
            options={[
              { value: 'yes', label: texts.yes },
              { value: 'no', label: texts.no },
            ]}
            {...register('singleAddress')}
          />
          {singleAddress === 'yes' ? (
            <Card padded>
              <AddressFields
                legend={texts.delivery}
                lead={filledNote}
                section="shipping"
                register={(part) => register(`delivery.${part}`)}
                errors={messagesOf(errors.delivery)}
              />
              {asksTax && (
                <CountryField
                  className="mt-5"
                  error={errors.deliveryCountry?.message}
                  {...register('deliveryCountry')}
                />
              )}
            </Card>
          ) : (
            <Card padded>
              <h2 className="t-heading">{texts.several}</h2>
              <p className="text-muted mt-2">{texts.severalHint}</p>
              {hasAddresses && method === null && <p className="mt-2">{texts.severalLater}</p>}
            </Card>
          )}
          <Card padded>
            <AddressFields
              legend={texts.billing}
              lead={
                singleAddress === 'yes' ? (
                  <div className="row mb-4">
                    <Button variant="secondary" size="sm" onClick={copyAddress}>
                      {texts.sameAddress}
                    </Button>
                    <p role="status" className="t-sm text-muted">
                      {copied && texts.addressCopied}
                    </p>
                  </div>
                ) : (
                  filledNote
                )
              }
              section="billing"
              register={(part) => register(`billing.${part}`)}
              errors={messagesOf(errors.billing)}
            />
            {asksTax && (
              <div className="form-grid form-grid--2 mt-5">
                <CountryField error={errors.billingCountry?.message} {...register('billingCountry')} />
                <TextField
                  label={taxScreenTexts.vatNumber}
                  optional
                  hint={taxScreenTexts.vatNumberHint}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  error={errors.vatNumber?.message}
                  {...register('vatNumber')}
                />
              </div>
            )}
            <div className="mt-3">
              <Checkbox label={texts.saveAddress} {...register('saveAddress')} />
            </div>
          </Card>
        </div>
      </form>
      <div className="hidden justify-end lg:flex">{goOn}</div>
    </OrderLayout>
  );
};

/**
 * Order details and addresses (/order-details): the content of the box, its transport and destination (ORD-01 to
 * ADDR-27).
 */
export const CheckoutScreen = () => {
  const [draft] = useDraft();
  const { state } = useLocation();
  const obstacle = obstacleOf(draft);
  const arrival = obstacle === 'empty box' ? readTechnologyArrival(state) : null;
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      {!obstacle && <Checkout />}
      {arrival && <TechnologyItems arrival={arrival} />}
      {obstacle && !arrival && (
        <OrderLayout title={texts.title}>
          <OrderObstacle obstacle={obstacle} />
        </OrderLayout>
      )}
    </>
  );
};
