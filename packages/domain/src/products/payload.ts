import * as z from 'zod/mini';
import { wirePrice, wireQuantity } from '../forms/fields';
import { imageFile, imageFiles } from '../images/image-file';
import { toAmount } from '../money/money';
import { statuses } from '../status/status';
import { toWireId, wireId } from '../wire/wire';
import { productTypes } from './admin-product';
import { newProductImages, type ProductEditForm, type ProductForm, productTexts } from './forms';
import { rangeRows } from './range-rules';

const optionalImage = z.optional(z.nullable(imageFile));

const fields = {
  gifting_id: wireId,
  category_id: wireId,
  name: productTexts.name,
  description: productTexts.description,
  quantity: wireQuantity,
  minimum_order_quantity: wireQuantity,
  estimated_delivery_time: productTexts.deliveryTime,
  product_type: z.enum(productTypes),
  status: z.enum(statuses),
  image: optionalImage,
  price_ranges: rangeRows(
    z.object({ price: wirePrice, min_quantity: wireQuantity, max_quantity: wireQuantity }),
    { min: 'min_quantity', max: 'max_quantity' },
  ),
};

/** The multipart body of the create call (API-49, API-50). */
export const productPayload = z.object({ ...fields, thumbnail: imageFile, product_images: newProductImages });

/** The multipart body of the update call: the same, with images only where they change (API-52). */
export const productChange = z.object({
  ...fields,
  thumbnail: optionalImage,
  product_images: z._default(imageFiles, []),
});

const toFields = (form: ProductEditForm) => ({
  gifting_id: toWireId(form.giftingId),
  category_id: toWireId(form.categoryId),
  name: form.name,
  description: form.description,
  quantity: form.quantity,
  minimum_order_quantity: form.minimumOrderQuantity,
  estimated_delivery_time: form.deliveryTime,
  product_type: form.type,
  status: form.status,
  price_ranges: form.priceRanges.map(({ price, min, max }) => ({
    price: toAmount(price),
    min_quantity: min,
    max_quantity: max,
  })),
  // Three image fields, two pickers: `image` is the first of the additional ones (F-05).
  image: form.images[0] ?? null,
  product_images: form.images,
});

/** The create body of a filled form. */
export const toProductPayload = (form: ProductForm): z.input<typeof productPayload> => ({
  ...toFields(form),
  thumbnail: form.thumbnail,
});

/** The update body of a filled form. */
export const toProductChange = (form: ProductEditForm): z.input<typeof productChange> => ({
  ...toFields(form),
  thumbnail: form.thumbnail,
});

/** What a checked body says of a product besides its pictures, under the model's names. Prices in hundredths. */
export const toProductRecord = (body: z.output<typeof productChange>) => ({
  giftingId: body.gifting_id,
  categoryId: body.category_id,
  name: body.name,
  description: body.description,
  quantity: body.quantity,
  minimumOrderQuantity: body.minimum_order_quantity,
  deliveryTime: body.estimated_delivery_time,
  type: body.product_type,
  status: body.status,
  priceRanges: body.price_ranges.map(({ min_quantity, max_quantity, price }) => ({
    min: min_quantity,
    max: max_quantity,
    price,
  })),
});
export type ProductRecord = ReturnType<typeof toProductRecord>;

/** The additional images of a checked body. One that is only given as `image` counts too (F-05). */
export const additionalImages = ({
  image,
  product_images: images,
}: Pick<z.output<typeof productChange>, 'image' | 'product_images'>): readonly File[] =>
  images.length === 0 && image ? [image] : images;
