import * as z from 'zod/mini';
import { bodyParts } from '../forms/editable';
import { wireBaseVersion } from '../forms/version';
import { imageFile, imageFiles } from '../images/image-file';
import { entity, field } from '../wire/entity';
import { productFields } from './fields';
import { newProductImages, type ProductEditForm, type ProductForm } from './forms';

const optionalImage = z.optional(z.nullable(imageFile));
const parts = { ...bodyParts(productFields), image: field('image', optionalImage) };

/** The multipart body of the create call (API-49, API-50). */
export const productPayload = entity({
  ...parts,
  thumbnail: field('thumbnail', imageFile),
  images: field('product_images', newProductImages),
});

/** The multipart body of the update call: the same, with images only where they change (API-52). */
export const productChange = entity({
  ...parts,
  thumbnail: field('thumbnail', optionalImage),
  images: field('product_images', z._default(imageFiles, [])),
  version: field('version', wireBaseVersion),
});
type ProductChange = z.output<typeof productChange>;

/** What a body says of a product besides its pictures. Prices in hundredths. */
export type ProductRecord = Omit<ProductChange, 'image' | 'thumbnail' | 'images' | 'version'>;

// Three image fields, two pickers: `image` is the first of the additional ones (F-05).

/** The create body of a filled form. */
export const toProductPayload = (form: ProductForm) =>
  z.encode(productPayload, { ...form, image: form.images[0] ?? null });

/** The update body of a filled form. */
export const toProductChange = (form: ProductEditForm) =>
  z.encode(productChange, { ...form, image: form.images[0] ?? null });

/** The additional images of a decoded body. One that is only sent as `image` counts too (F-05). */
export const additionalImages = ({
  image,
  images,
}: Pick<ProductChange, 'image' | 'images'>): ProductChange['images'] =>
  images.length === 0 && image ? [image] : images;
