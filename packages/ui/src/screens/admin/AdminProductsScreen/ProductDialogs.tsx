import { createProduct, updateProduct } from '@gifting/api/products/admin-endpoints';
import { labelsOf } from '@gifting/domain/forms/editable';
import { type AdminProduct, adminProduct } from '@gifting/domain/products/admin-product';
import { productFields } from '@gifting/domain/products/fields';
import {
  emptyProductForm,
  isProductUnchanged,
  type ProductEditForm,
  type ProductForm,
  type ProductFormInput,
  productEditForm,
  productForm,
  toProductForm,
} from '@gifting/domain/products/forms';
import { toProductChange, toProductPayload } from '@gifting/domain/products/payload';
import { rangeNames } from '@gifting/domain/products/price';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { presentRecord } from '#app/outdated.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { EditFormDialog } from '../shared/EditFormDialog';
import { KeptFormDialog } from '../shared/KeptFormDialog';
import { reads } from './AdminProductsScreen.reads';
import { adminProductsTexts as texts } from './AdminProductsScreen.texts';
import { LadderFootNote } from './LadderFields';
import { ProductFields } from './ProductFields';

/** The form's names by those of the request. */
const fieldNames = Object.fromEntries([
  ...Object.entries(productFields).map(([name, { wire }]) => [wire, name]),
  ...Object.entries(rangeNames).map(([name, wire]) => [wire, name]),
  ['product_images', 'images'],
]);

const presentOf = (error: unknown) => presentRecord(adminProduct, error);

/** Adds a product. It cannot be sent until a thumbnail and an additional image are chosen (APRD-23). */
export const AddProductDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const form = useKeptForm<ProductFormInput, ProductForm>('product', {
    resolver: zodResolver<ProductFormInput, unknown, ProductForm>(productForm),
    defaultValues: emptyProductForm,
  });
  const [thumbnail, images] = useWatch({ control: form.control, name: ['thumbnail', 'images'] });
  const create = useReportedCommand(createProduct, { done: texts.added, failed: texts.failed });
  return (
    <KeptFormDialog
      form={form}
      title={texts.addTitle}
      submitLabel={texts.add}
      savingLabel={texts.adding}
      submitDisabled={thumbnail === null || images.length === 0}
      fieldNames={fieldNames}
      footNote={<LadderFootNote form={form} />}
      save={(values) => create({ body: toProductPayload(values) })}
      onClose={onClose}
    >
      <ProductFields form={form} />
    </KeptFormDialog>
  );
};

interface EditProductDialogProps {
  readonly product: AdminProduct;
  readonly onClose: () => void;
}

const nameIn =
  (choices: readonly { readonly id: string; readonly name: string }[] | undefined) => (id: string) =>
    choices?.find((choice) => choice.id === id)?.name ?? id;

const formatRanges = (ranges: ProductFormInput['priceRanges']) =>
  ranges.map(({ price, min, max }) => `${price} (${min}–${max})`).join(', ');

/** Edits a product, with the capability `catalogue.edit`. Without new images the present ones stay (F-02, APRD-30). */
export const EditProductDialog = ({ product, onClose }: EditProductDialogProps) => {
  const form = useKeptForm<ProductFormInput, ProductEditForm>(`product:${product.id}`, {
    resolver: zodResolver<ProductFormInput, unknown, ProductEditForm>(productEditForm),
    defaultValues: toProductForm(product),
  });
  const update = useReportedCommand(updateProduct, {
    done: texts.updated,
    failed: texts.failed,
    gone: texts.gone,
  });
  const gifting = useQuery(reads().gifting);
  const categories = useQuery(reads().categories);
  return (
    <EditFormDialog
      form={form}
      title={texts.editTitle}
      edited={product}
      toInput={toProductForm}
      isUnchanged={isProductUnchanged}
      presentOf={presentOf}
      labels={labelsOf(productFields)}
      formats={{
        giftingId: nameIn(gifting.data),
        categoryId: nameIn(categories.data),
        priceRanges: formatRanges,
      }}
      fieldNames={fieldNames}
      footNote={<LadderFootNote form={form} />}
      save={(values) => update({ params: { id: product.id }, body: toProductChange(values) })}
      onClose={onClose}
    >
      {({ picture }) => <ProductFields form={form} current={picture} />}
    </EditFormDialog>
  );
};
