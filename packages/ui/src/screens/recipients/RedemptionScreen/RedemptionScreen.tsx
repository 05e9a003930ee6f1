import {
  emptyDelivery,
  type RedeemableGift,
  type Redemption,
  type RedemptionForm,
  redemptionForm,
  toRedemption,
} from '@gifting/domain/campaigns/recipient';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useForm } from '#app/useForm.ts';
import { DeliveryForm } from '#patterns/DeliveryForm/DeliveryForm.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { GiftToggle } from '../shared/GiftToggle';
import { RecipientHero } from '../shared/RecipientHero';
import { useThankYou } from '../shared/useThankYou';
import { redemptionTexts as texts } from './RedemptionScreen.texts';
import { sampleGifts } from './sample';

type RedemptionScreenProps = Readonly<{
  gifts?: readonly RedeemableGift[];
  /** Receives the submitted form. No call takes it yet (REDM-11, G-01). */
  onSubmit?: (redemption: Redemption) => void;
}>;

/** The redemption form (/gift-redemption/{redemptionId}): gifts to choose and a delivery (REDM-01 to 12). */
export const RedemptionScreen = ({ gifts = sampleGifts, onSubmit }: RedemptionScreenProps) => {
  const hintId = useId();
  const { submitting, thank } = useThankYou();
  const nothing: RedemptionForm = { ...emptyDelivery, chosen: gifts.map(() => false) };
  const { register, handleSubmit, reset, setFocus, formState } = useForm<RedemptionForm>({
    resolver: zodResolver(redemptionForm),
    defaultValues: nothing,
  });

  // Runs once the fields are valid, so the gifts are the last check (G-05).
  const submit = handleSubmit((form) => {
    if (!form.chosen.some(Boolean)) {
      notify.error(texts.noGift);
      setFocus('chosen.0');
      return;
    }
    onSubmit?.(toRedemption(form, gifts));
    thank();
  });

  return (
    <main id="main" tabIndex={-1}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <RecipientHero look="wrapped" picture="/pictures/giftbox.svg" title={texts.title} />
      <DeliveryForm
        register={register}
        errors={formState.errors}
        submitting={submitting}
        onSubmit={submit}
        onReset={() => reset(nothing)}
        submitLabel={texts.submit}
      >
        <fieldset aria-describedby={hintId}>
          <legend className="mb-2">
            <h2 className="t-title">{texts.gifts}</h2>
          </legend>
          <p id={hintId} className="mb-2">
            {texts.giftsHint}
          </p>
          <SampleNote label={texts.sample}>{texts.sampleNote}</SampleNote>
          <ul className="gift-toggles">
            {gifts.map((gift, index) => (
              <li key={gift.id}>
                <GiftToggle
                  {...register(`chosen.${index}`)}
                  gift={gift}
                  note={gift.price}
                  tint={tintOf(index + 1)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      </DeliveryForm>
    </main>
  );
};
