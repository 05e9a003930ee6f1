import {
  type ClaimGift,
  type ClaimPage,
  type ClaimForm as ClaimValues,
  claimForm,
  emptyClaim,
  getsAll,
} from '@gifting/domain/campaigns/claim-page';
import type { RecipientMessages } from '@gifting/domain/campaigns/recipient-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { DeliveryForm } from '#patterns/DeliveryForm/DeliveryForm.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { GiftCard } from '../shared/GiftCard';
import { GiftToggle } from '../shared/GiftToggle';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import { SizeField } from '../shared/SizeField';
import { SizeGuide } from '../shared/SizeGuide';
import { sizeOptions, sizesGone } from '../shared/size-options';
import { DetailsNote } from './DetailsNote';

type ClaimFormProps = Readonly<{
  page: ClaimPage;
  /** Who sends the gifts. */
  sender: string;
  /** The form of {@link claimFormOptions}. */
  form: UseFormReturn<ClaimValues>;
  onSubmit: (claim: ClaimValues) => unknown;
  onReset: () => void;
  submitLabel?: string | undefined;
}>;

/** The options of the form of a page, for `useForm` or `useKeptForm`, with the messages of its language. */
export const claimFormOptions = (
  page: ClaimPage,
  messages: RecipientMessages,
  defaultValues: ClaimValues = emptyClaim(page),
) => ({
  resolver: zodResolver<ClaimValues, unknown, ClaimValues>(claimForm(page, messages)),
  defaultValues,
});

/** Says anew what is wrong in a form that was sent once `key` changes: the language, or what is left. */
const useMessagesOf = (
  key: string,
  { trigger, formState: { isSubmitted } }: UseFormReturn<ClaimValues>,
): void => {
  const said = useRef(key);
  useEffect(() => {
    if (said.current === key) return;
    said.current = key;
    if (isSubmitted) void trigger();
  }, [key, isSubmitted, trigger]);
};

/** What a campaign's recipient fills in: gifts with their sizes, as many as the buyer gives, and a delivery. */
export const ClaimForm = ({ page, sender, form, onSubmit, onReset, submitLabel }: ClaimFormProps) => {
  const id = useId();
  const { language, texts } = useRecipientTexts();
  const { gifts, giftsPerPerson } = page;
  useMessagesOf(`${language} ${JSON.stringify(gifts.map(({ sizesLeft }) => sizesLeft))}`, form);
  const { control, register, handleSubmit, formState } = form;
  const choice = useController({ control, name: 'chosen' }).field;
  const sizes = useWatch({ control, name: 'sizes' });
  const { errors } = formState;
  const all = getsAll(page);
  const one = giftsPerPerson === 1;
  // Where a message about the choice leads to: a disabled gift takes no focus.
  const firstLeft = gifts.findIndex(({ left }) => left);
  const choose = (gift: string, on: boolean) => {
    const others = one ? [] : choice.value.filter((other) => other !== gift);
    choice.onChange(on ? [...others, gift] : others);
  };
  const sizeField = (gift: ClaimGift, index: number) => {
    const gone = sizesGone(gift, language);
    return (
      <>
        <SizeField
          {...register(`sizes.${index}`)}
          question={gift.size}
          texts={texts.recipient}
          placeholder={texts.page.select}
          options={sizeOptions(gift, texts.claim)}
          optionsHint={gone && texts.claim.sizesGone(gone)}
          label={texts.claim.sizeOf(gift.name)}
          error={errors.sizes?.[index]?.message}
        />
        {gift.size.kind !== 'none' && gift.guide.length > 0 && (
          <SizeGuide gift={gift.name} guide={gift.guide} chosen={sizes[index] ?? ''} />
        )}
      </>
    );
  };
  const asks = ({ id: gift, size }: ClaimGift) => size.kind !== 'none' && choice.value.includes(gift);
  return (
    <DeliveryForm
      register={register}
      errors={errors}
      onSubmit={handleSubmit(onSubmit)}
      onReset={onReset}
      submitLabel={submitLabel ?? texts.claim.submit}
      texts={texts.delivery}
      submitting={formState.isSubmitting}
      below={<DetailsNote sender={sender} collected={page.collectsAddresses} />}
    >
      <fieldset aria-describedby={errors.chosen ? `${id}-message` : undefined}>
        <legend className="mb-2">
          <h2 className="t-title">
            {all ? texts.claim.gifts(gifts.length) : texts.claim.choose(giftsPerPerson, gifts.length)}
          </h2>
        </legend>
        {all ? (
          gifts.map((gift, index) => (
            <GiftCard key={gift.id} gift={gift}>
              {sizeField(gift, index)}
            </GiftCard>
          ))
        ) : (
          <ul className="gift-toggles">
            {gifts.map((gift, index) => (
              <li key={gift.id}>
                <GiftToggle
                  gift={gift}
                  note={gift.left ? undefined : texts.claim.gone}
                  disabled={!gift.left && !choice.value.includes(gift.id)}
                  tint={tintOf(index)}
                  type={one ? 'radio' : 'checkbox'}
                  name={choice.name}
                  value={gift.id}
                  checked={choice.value.includes(gift.id)}
                  onChange={({ target }) => choose(gift.id, target.checked)}
                  onBlur={choice.onBlur}
                  {...(index === firstLeft && { ref: choice.ref })}
                />
              </li>
            ))}
          </ul>
        )}
        <FieldMessage id={`${id}-message`} error={errors.chosen?.message} />
      </fieldset>
      {!all && gifts.some(asks) && (
        <fieldset>
          <legend className="mb-4">
            <h2 className="t-title">{texts.claim.sizes}</h2>
          </legend>
          <div className="form-grid form-grid--2">
            {gifts.map((gift, index) => asks(gift) && <div key={gift.id}>{sizeField(gift, index)}</div>)}
          </div>
        </fieldset>
      )}
    </DeliveryForm>
  );
};
