import * as z from 'zod/mini';
import { countField, priceField, requiredText } from '../forms/fields';
import { imageFile, imageFiles } from '../images/image-file';
import { toAmount } from '../money/money';
import { type Status, statuses } from '../status/status';
import { type AdminProduct, type ProductType, productTypes } from './admin-product';
import { rangeRows } from './range-rules';

/** The texts of a product, typed and sent alike. */
export const productTexts = {
  name: requiredText('Enter a name'),
  description: requiredText('Enter a description', 5000),
  deliveryTime: requiredText('Enter the estimated delivery time'),
} as const;

/** The additional images of a new product: one at least (APRD-23). */
export const newProductImages = imageFiles.check(z.minLength(1, 'Choose at least one additional image'));

const fields = {
  ...productTexts,
  giftingId: requiredText('Choose a gifting pack'),
  categoryId: requiredText('Choose a category'),
  quantity: countField('Quantity', 'Enter the quantity'),
  minimumOrderQuantity: countField('Minimum order quantity', 'Enter the minimum order quantity'),
  type: z.enum(productTypes),
  status: z.enum(statuses),
  priceRanges: rangeRows(
    z.object({
      price: priceField('Price', 'Enter a price'),
      min: countField('Min', 'Enter a min'),
      max: countField('Max', 'Enter a max'),
    }),
    { min: 'min', max: 'max' },
  ),
};

/** What adding a product takes; numbers arrive as text, prices leave in hundredths (APRD-11 to 28). */
export const productForm = z.object({ ...fields, thumbnail: imageFile, images: newProductImages });
export type ProductForm = z.output<typeof productForm>;

/** What changing a product takes; without new images the old ones stay. */
export const productEditForm = z.object({ ...fields, thumbnail: z.nullable(imageFile), images: imageFiles });
export type ProductEditForm = z.output<typeof productEditForm>;

/** What the inputs of either form hold. */
export interface ProductFormInput {
  giftingId: string;
  categoryId: string;
  name: string;
  description: string;
  quantity: string;
  minimumOrderQuantity: string;
  deliveryTime: string;
  type: ProductType;
  status: Status;
  priceRanges: { price: string; min: string; max: string }[];
  thumbnail: File | null;
  images: File[];
}

/** A form nothing has been typed in, with one blank row of prices (APRD-28, F-13). */
export const emptyProductForm: ProductFormInput = {
  giftingId: '',
  categoryId: '',
  name: '',
  description: '',
  quantity: '',
  minimumOrderQuantity: '',
  deliveryTime: '',
  type: 'product',
  status: 'active',
  priceRanges: [{ price: '', min: '', max: '' }],
  thumbnail: null,
  images: [],
};

/** The form filled with a product that is to be changed. */
export const toProductForm = (product: AdminProduct): ProductFormInput => ({
  giftingId: product.giftingId ?? '',
  categoryId: product.categoryId ?? '',
  name: product.name,
  description: product.description,
  quantity: String(product.quantity),
  minimumOrderQuantity: String(product.minimumOrderQuantity),
  deliveryTime: product.deliveryTime,
  type: product.type,
  status: product.status,
  priceRanges: product.priceRanges.map(({ price, min, max }) => ({
    price: toAmount(price).toFixed(2),
    min: String(min),
    max: String(max),
  })),
  thumbnail: null,
  images: [],
});

/** Whether an edit would change nothing, which is told and not sent (APRD-30). */
export const isProductUnchanged = (form: ProductEditForm, before: AdminProduct): boolean => {
  if (form.thumbnail || form.images.length > 0) return false;
  const unedited = productEditForm.safeParse(toProductForm(before));
  return unedited.success && JSON.stringify(unedited.data) === JSON.stringify(form);
};
