import {
  type ClaimGift,
  type ClaimPage,
  type ClaimForm as ClaimValues,
  claimForm,
  emptyClaim,
  getsAll,
} from '@gifting/domain/campaigns/claim-page';
import { instantsOf } from '@gifting/domain/campaigns/opening';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useForm } from '#app/useForm.ts';
import { DeliveryForm } from '#patterns/DeliveryForm/DeliveryForm.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { GiftCard } from '../shared/GiftCard';
import { GiftToggle } from '../shared/GiftToggle';
import { RecipientHero } from '../shared/RecipientHero';
import { SizeField } from '../shared/SizeField';
import { claimTexts as texts } from './ClaimScreen.texts';

type ClaimFormProps = Readonly<{
  page: ClaimPage;
  onSubmit: (claim: ClaimValues) => void;
}>;

/** What a campaign's recipient fills in: gifts with their sizes, as many as the buyer gives, and a delivery. */
export const ClaimForm = ({ page, onSubmit }: ClaimFormProps) => {
  const id = useId();
  const { gifts, giftsPerPerson, opening } = page;
  const start = emptyClaim(page);
  const { control, register, handleSubmit, reset, formState } = useForm<ClaimValues>({
    resolver: zodResolver(claimForm(page)),
    defaultValues: start,
  });
  const choice = useController({ control, name: 'chosen' }).field;
  const { errors } = formState;
  const all = getsAll(page);
  const one = giftsPerPerson === 1;
  const { closesAt } = instantsOf(opening);
  const choose = (gift: string, on: boolean) => {
    const others = one ? [] : choice.value.filter((other) => other !== gift);
    choice.onChange(on ? [...others, gift] : others);
  };
  const sizeField = ({ name, size }: ClaimGift, index: number) => (
    <SizeField
      {...register(`sizes.${index}`)}
      question={size}
      label={texts.sizeOf(name)}
      error={errors.sizes?.[index]?.message}
    />
  );
  const asks = ({ id: gift, size }: ClaimGift) => size.kind !== 'none' && choice.value.includes(gift);
  return (
    <>
      <RecipientHero
        look="unfolded"
        picture={gifts[0]?.picture ?? '/pictures/giftbox.svg'}
        title={texts.title}
      />
      <DeliveryForm
        register={register}
        errors={errors}
        onSubmit={handleSubmit(onSubmit)}
        onReset={() => reset(start)}
        submitLabel={texts.submit}
      >
        <fieldset aria-describedby={errors.chosen ? `${id}-message` : undefined}>
          <legend className="mb-2">
            <h2 className="t-title">
              {all ? texts.gifts(gifts.length) : texts.choose(giftsPerPerson, gifts.length)}
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
                    tint={tintOf(index)}
                    type={one ? 'radio' : 'checkbox'}
                    name={choice.name}
                    value={gift.id}
                    checked={choice.value.includes(gift.id)}
                    onChange={({ target }) => choose(gift.id, target.checked)}
                    onBlur={choice.onBlur}
                    {...(index === 0 && { ref: choice.ref })}
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
              <h2 className="t-title">{texts.sizes}</h2>
            </legend>
            <div className="form-grid form-grid--2">
              {gifts.map((gift, index) => asks(gift) && <div key={gift.id}>{sizeField(gift, index)}</div>)}
            </div>
          </fieldset>
        )}
        {closesAt && opening.timeZone && (
          <p className="flex gap-2">
            <Clock className="icon mt-0.5" />
            {texts.openUntil(formatInstant(closesAt, opening.timeZone))}
          </p>
        )}
      </DeliveryForm>
    </>
  );
};
