import * as z from 'zod/mini';
import { blankInputs, bodyParts, editableText, formShape, inputsOf } from '../forms/editable';
import { formVersion, wireBaseVersion } from '../forms/version';
import { imageFiles } from '../images/image-file';
import { entity, field } from '../wire/entity';
import { wireId } from '../wire/wire';

const fields = {
  title: editableText('title', 'Enter a title'),
  subTitle: editableText('sub_title', 'Enter a sub title'),
  content: editableText('content', 'Enter the content', 10_000),
};

/** The form of an edit: texts only (ACOL-13, F-07). */
export const collectionEditForm = z.object({ ...formShape(fields), version: formVersion });
export type CollectionEditForm = z.output<typeof collectionEditForm>;

/** What the inputs of an edit hold. */
export type CollectionEditInput = z.input<typeof collectionEditForm>;

/** The form of a new collection; images are optional (ACOL-08 to 12). */
export const collectionForm = z.object({ ...formShape(fields), images: imageFiles });
export type CollectionForm = z.output<typeof collectionForm>;

/** The inputs of a new form. */
export const emptyCollectionForm: z.input<typeof collectionForm> = { ...blankInputs(fields), images: [] };

/** The inputs of a form that edits a collection. */
export const toCollectionForm = (collection: CollectionEditForm): CollectionEditInput => ({
  ...inputsOf(fields, collection),
  version: collection.version,
});

/** The multipart body of the create call (API-41). */
export const collectionPayload = entity({
  ...bodyParts(fields),
  images: field('images', z._default(imageFiles, [])),
});

/** The body of the update call. The id is in the path as well, and its field is spelt so (ACOL-14, F-06, API-42). */
export const collectionChange = entity({
  ...bodyParts(fields),
  id: field('colllection_id', wireId),
  version: field('version', wireBaseVersion),
});

/** The create body of a filled form. */
export const toCollectionPayload = (form: CollectionForm) => z.encode(collectionPayload, form);

/** The update body of a filled form. */
export const toCollectionChange = (form: CollectionEditForm, id: string) =>
  z.encode(collectionChange, { ...form, id });
