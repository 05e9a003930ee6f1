import {
  emptyDelivery,
  type MicrositeDelivery,
  micrositeDeliveryForm,
} from '@gifting/domain/campaigns/recipient';
import { zodResolver } from '@hookform/resolvers/zod';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useForm } from '#app/useForm.ts';
import { DeliveryForm } from '#patterns/DeliveryForm/DeliveryForm.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { GiftCard } from '../shared/GiftCard';
import { RecipientHero } from '../shared/RecipientHero';
import { SizeField } from '../shared/SizeField';
import { useThankYou } from '../shared/useThankYou';
import { micrositeScreenTexts as texts } from './MicrositeScreen.texts';
import { type Microsite, sampleMicrosite } from './sample';

type MicrositeScreenProps = Readonly<{
  microsite?: Microsite;
  /** Receives the submitted form. No call takes it yet (MSITE-21, G-01). */
  onSubmit?: (delivery: MicrositeDelivery) => void;
}>;

/** The form behind a microsite's link (/microsite/{micrositeId}): a size and a delivery (MSITE-01 to 22). */
export const MicrositeScreen = ({ microsite = sampleMicrosite, onSubmit }: MicrositeScreenProps) => {
  const { gift, size } = microsite;
  const { submitting, thank } = useThankYou();
  const { register, handleSubmit, reset, formState } = useForm<MicrositeDelivery>({
    resolver: zodResolver(micrositeDeliveryForm({ asksSize: size.kind !== 'none' })),
    defaultValues: emptyDelivery,
  });
  const { errors } = formState;
  return (
    <main id="main" tabIndex={-1}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <RecipientHero look="unfolded" picture={gift.picture ?? '/pictures/giftbox.svg'} title={texts.title} />
      <DeliveryForm
        register={register}
        errors={errors}
        submitting={submitting}
        onSubmit={handleSubmit((delivery) => {
          onSubmit?.(delivery);
          thank();
        })}
        onReset={() => reset(emptyDelivery)}
        submitLabel={texts.submit}
      >
        <fieldset>
          <legend className="mb-2">
            <h2 className="t-title">{texts.gift}</h2>
          </legend>
          <SampleNote label={texts.sample}>{texts.sampleNote}</SampleNote>
          <GiftCard gift={gift}>
            <SizeField question={size} error={errors.size?.message} {...register('size')} />
          </GiftCard>
        </fieldset>
      </DeliveryForm>
    </main>
  );
};
