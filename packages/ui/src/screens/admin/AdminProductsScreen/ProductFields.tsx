import { useCapability } from '@gifting/api/capabilities/queries';
import { formatPrice } from '@gifting/domain/money/money';
import { productTypes } from '@gifting/domain/products/fields';
import type { ProductFormInput } from '@gifting/domain/products/forms';
import { statuses } from '@gifting/domain/status/status';
import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { ProductCard } from '#patterns/ProductCard/ProductCard.tsx';
import { ResourceSelect } from '#patterns/ResourceSelect/ResourceSelect.tsx';
import type { Resource } from '#patterns/ResourceView/ResourceView.tsx';
import { useObjectUrl } from '#primitives/FileField/useObjectUrl.ts';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { cardFacts } from '#screens/orders/BuilderScreen/cardFacts.tsx';
import { ImageField } from '../shared/ImageField';
import { ImagesField } from '../shared/ImagesField';
import { Preview } from '../shared/Preview';
import { formReads, reads } from './AdminProductsScreen.reads';
import { adminProductsTexts as texts } from './AdminProductsScreen.texts';
import { LadderFields } from './LadderFields';
import { useTypedRanges } from './useTypedRanges';
import './ProductFields.css';

type ProductFieldsProps<Output> = Readonly<{
  form: UseFormReturn<ProductFormInput, unknown, Output>;
  /** The present thumbnail, when editing. */
  current?: string | null | undefined;
}>;

const { labels } = texts;
const optionOf = ({ id, name }: Choice) => ({ value: id, label: name });
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields of a product, to add or to edit (APRD-11 to 29). */
export const ProductFields = <Output,>({ form, current }: ProductFieldsProps<Output>) => {
  const { register, formState } = form;
  const { errors } = formState;
  const gifting = useQuery(reads().gifting);
  const categories = useQuery(reads().categories);
  const guides = useCapability('catalogue.guides');
  const editing = current !== undefined;
  return (
    <>
      <div className="product-fields">
        <div className="form-grid form-grid--2">
          <TextField
            label={labels.name}
            autoComplete="off"
            required
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label={labels.deliveryTime}
            autoComplete="off"
            required
            error={errors.deliveryTime?.message}
            {...register('deliveryTime')}
          />
          <TextareaField
            className="col-span-full"
            label={labels.description}
            required
            error={errors.description?.message}
            {...register('description')}
          />
          {guides && (
            <TextareaField
              className="col-span-full"
              label={labels.sizeGuide}
              hint={texts.sizeGuideHint}
              optional
              error={errors.sizeGuide?.message}
              {...register('sizeGuide')}
            />
          )}
          <ChoiceField form={form} name="giftingId" choices={gifting} failed={texts.giftingFailed} />
          <ChoiceField form={form} name="categoryId" choices={categories} failed={texts.categoriesFailed} />
          <SelectField
            label={labels.type}
            placeholder={null}
            options={optionsOf(productTypes)}
            error={errors.type?.message}
            {...register('type')}
          />
          <SelectField
            label={labels.status}
            placeholder={null}
            options={optionsOf(statuses)}
            error={errors.status?.message}
            {...register('status')}
          />
          <NumberField
            label={labels.quantity}
            required
            error={errors.quantity?.message}
            {...register('quantity')}
          />
          <NumberField
            label={labels.minimumOrderQuantity}
            required
            error={errors.minimumOrderQuantity?.message}
            {...register('minimumOrderQuantity')}
          />
        </div>
        <ProductPreview form={form} current={current} />
      </div>
      <LadderFields form={form} />
      <div className="form-grid form-grid--2">
        <ImageField form={form} name="thumbnail" label={labels.thumbnail} current={current} />
        <ImagesField
          form={form}
          name="images"
          label={labels.images}
          hint={editing ? texts.imagesKept : undefined}
        />
      </div>
    </>
  );
};

type Choice = Readonly<{ id: string; name: string }>;

type ChoiceFieldProps<Output> = Pick<ProductFieldsProps<Output>, 'form'> &
  Readonly<{
    name: 'giftingId' | 'categoryId';
    choices: Resource<readonly Choice[]>;
    failed: string;
  }>;

/**
 * What the product belongs to. Controlled and without a `name` attribute: a submit before the options have loaded must
 * not clear the value.
 */
const ChoiceField = <Output,>({ form: { control }, name, choices, failed }: ChoiceFieldProps<Output>) => {
  const { field, fieldState } = useController({ control, name });
  const offered = choices.data?.some(({ id }) => id === field.value) ?? false;
  return (
    <ResourceSelect
      ref={field.ref}
      label={labels[name]}
      required
      resource={choices}
      optionOf={optionOf}
      loadingLabel={texts.choicesLoading}
      failedLabel={failed}
      value={offered ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
};

/** The product as buyers will see it in the builder. */
const ProductPreview = <Output,>({ form, current = null }: ProductFieldsProps<Output>) => {
  const { control } = form;
  const [name, description, deliveryTime, thumbnail] = useWatch({
    control,
    name: ['name', 'description', 'deliveryTime', 'thumbnail'],
  });
  const chosen = useObjectUrl(thumbnail);
  const { typed, smallestOrder } = useTypedRanges(control);
  const currencies = useQuery(formReads().currencies);
  const base = currencies.data?.find(({ conversionRate }) => conversionRate === 1)?.code ?? '';
  const prices = typed.flatMap(({ price }) => price ?? []);
  return (
    <div className="product-fields__preview">
      <Preview caption={texts.preview}>
        <ProductCard
          picture={chosen ?? current}
          name={name || texts.previewName}
          headingLevel={3}
          description={description}
          facts={cardFacts({ minimumOrderQuantity: smallestOrder, deliveryTime })}
          price={prices.length > 0 && `${texts.from} ${formatPrice(Math.min(...prices), base)}`}
        />
      </Preview>
    </div>
  );
};
