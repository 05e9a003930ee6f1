import type { GiftBoxFormInput } from '@gifting/domain/gift-boxes/forms';
import { type PackagingOption, priceNames } from '@gifting/domain/gift-boxes/gift-box';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { PackagingCard } from '#patterns/PackagingCard/PackagingCard.tsx';
import { useObjectUrl } from '#primitives/FileField/useObjectUrl.ts';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { summaryTexts } from '#screens/orders/shared/summary.texts.ts';
import { ImageField } from '../shared/ImageField';
import { Preview } from '../shared/Preview';
import { adminGiftBoxesTexts as texts } from './AdminGiftBoxesScreen.texts';

/** The finishes in the order of the form (ABOX-09 to 11). */
const finishes = ['plain', 'branded', 'custom_branding'] as const satisfies readonly PackagingOption[];

/** The form's names of fields whose names in the request differ. */
export const giftBoxFieldNames: Readonly<Record<string, string>> = Object.fromEntries(
  finishes.map((finish) => [priceNames[finish], `prices.${finish}`]),
);

interface GiftBoxFieldsProps<Output> {
  readonly form: UseFormReturn<GiftBoxFormInput, unknown, Output>;
  /** The picture there is, when editing. */
  readonly current?: string | null;
}

/** The fields of a gift box, in a form to add or to edit one. */
export const GiftBoxFields = <Output,>({ form, current = null }: GiftBoxFieldsProps<Output>) => {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={texts.labels.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <fieldset className="grid gap-4 sm:grid-cols-3 sm:gap-x-3 sm:gap-y-1.5">
        <legend className="mb-2 t-sm muted">{texts.pricesPerBox}</legend>
        {finishes.map((finish) => (
          <NumberField
            key={finish}
            label={texts.prices[finish]}
            // Inputs stand in one line, however many lines their labels and messages take.
            className="sm:row-span-3 sm:grid-rows-subgrid sm:*:first:self-end"
            decimals={2}
            required
            error={errors.prices?.[finish]?.message}
            {...form.register(`prices.${finish}`)}
          />
        ))}
      </fieldset>
      <ImageField form={form} name="image" label={texts.labels.image} current={current} />
    </>
  );
};

interface GiftBoxPreviewProps<Output> {
  readonly control: Control<GiftBoxFormInput, unknown, Output>;
  readonly current?: string | null;
}

/** The gift box as the builder offers it. */
export const GiftBoxPreview = <Output,>({ control, current = null }: GiftBoxPreviewProps<Output>) => {
  const [name, prices, image] = useWatch({ control, name: ['name', 'prices', 'image'] });
  const chosen = useObjectUrl(image);
  return (
    <Preview caption={texts.preview}>
      <PackagingCard
        picture={chosen ?? current}
        tint={0}
        name={name || texts.unnamed}
        options={finishes.map((finish) => ({
          value: finish,
          label: summaryTexts.options[finish],
          price: prices[finish],
        }))}
        chosen={null}
        onChoose={() => undefined}
        onRemove={() => undefined}
      />
    </Preview>
  );
};
