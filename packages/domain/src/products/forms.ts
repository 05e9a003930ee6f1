import * as z from 'zod/mini';
import { blankInputs, formShape, inputsOf } from '../forms/editable';
import { isSame } from '../forms/same';
import { formVersion } from '../forms/version';
import { imageFile, imageFiles } from '../images/image-file';
import type { AdminProduct } from './admin-product';
import { productFields } from './fields';

/** The additional images of a new product: at least one (APRD-23). */
export const newProductImages = imageFiles.check(z.minLength(1, 'Choose at least one additional image'));

const shape = formShape(productFields);

/** The form of a new product; numbers are typed as text, prices leave in hundredths (APRD-11 to 28). */
export const productForm = z.object({ ...shape, thumbnail: imageFile, images: newProductImages });
export type ProductForm = z.output<typeof productForm>;

/** The form of an edit; without new images the old ones stay. */
export const productEditForm = z.object({
  ...shape,
  thumbnail: z.nullable(imageFile),
  images: imageFiles,
  version: formVersion,
});
export type ProductEditForm = z.output<typeof productEditForm>;

/** What the inputs of either form hold. */
export type ProductFormInput = z.input<typeof productEditForm>;

/** The inputs of a new form. */
export const emptyProductForm: ProductFormInput = {
  ...blankInputs(productFields),
  thumbnail: null,
  images: [],
};

/** The inputs of a form that edits a product. */
export const toProductForm = (product: AdminProduct): ProductFormInput => ({
  ...inputsOf(productFields, product),
  thumbnail: null,
  images: [],
  version: product.version,
});

/** Whether an edit would change nothing; the screen says so and sends nothing (APRD-30). */
export const isProductUnchanged = (form: ProductEditForm, before: AdminProduct): boolean => {
  if (form.thumbnail || form.images.length > 0) return false;
  const unedited = productEditForm.safeParse({ ...toProductForm(before), version: form.version });
  return unedited.success && isSame(unedited.data, form);
};
