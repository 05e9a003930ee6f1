import * as z from 'zod/mini';
import { imageFile } from '../images/image-file';
import { requiredText } from './fields';
import { missingDescription, missingName } from './texts';
import { formVersion, wireBaseVersion } from './version';

const texts = { name: requiredText(missingName), description: requiredText(missingDescription, 5000) };

/** The form of a new service, gifting pack or category, also its multipart body. */
export const describedForm = z.object({ ...texts, image: imageFile });
export type DescribedForm = z.output<typeof describedForm>;

/** The form of an edit; without a new picture the old one stays. */
export const describedEditForm = z.object({
  ...texts,
  image: z.nullable(imageFile),
  version: formVersion,
});
export type DescribedEditForm = z.output<typeof describedEditForm>;

/** The multipart body of an edit. */
export const describedChange = z.object({
  ...texts,
  image: z.optional(z.nullable(imageFile)),
  version: wireBaseVersion,
});

/** Whether an edit would change nothing; the screen says so and sends nothing (ASVC-13, AGFT-12). */
export const isUnchanged = (
  form: Omit<DescribedEditForm, 'version'>,
  before: { readonly name: string; readonly description: string },
): boolean => !form.image && form.name === before.name && form.description === before.description;
