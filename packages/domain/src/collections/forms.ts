import * as z from 'zod/mini';
import { blankInputs, bodyParts, editableText, formShape, inputsOf } from '../forms/editable';
import { formVersion, wireBaseVersion } from '../forms/version';
import { imageFiles } from '../images/image-file';
import { entity, field } from '../wire/entity';
import { wireId } from '../wire/wire';

/** What administrators edit of a collection besides its images (ACOL-08 to 13). */
export const collectionFields = {
  title: editableText('title', 'Title', 'Enter a title'),
  subTitle: editableText('sub_title', 'Sub title', 'Enter a sub title'),
  content: editableText('content', 'Content', 'Enter the content', 10_000),
};

/** The form of an edit: texts only (ACOL-13, F-07). */
export const collectionEditForm = z.object({ ...formShape(collectionFields), version: formVersion });
export type CollectionEditForm = z.output<typeof collectionEditForm>;

/** What the inputs of an edit hold. */
export type CollectionEditInput = z.input<typeof collectionEditForm>;

/** The form of a new collection; images are optional (ACOL-08 to 12). */
export const collectionForm = z.object({ ...formShape(collectionFields), images: imageFiles });
export type CollectionForm = z.output<typeof collectionForm>;

/** The inputs of a new form. */
export const emptyCollectionForm: z.input<typeof collectionForm> = {
  ...blankInputs(collectionFields),
  images: [],
};

/** The inputs of a form that edits a collection. */
export const toCollectionForm = (collection: CollectionEditForm): CollectionEditInput => ({
  ...inputsOf(collectionFields, collection),
  version: collection.version,
});

/** The multipart body of the create call (API-41). */
export const collectionPayload = entity({
  ...bodyParts(collectionFields),
  images: field('images', z._default(imageFiles, [])),
});

/** The body of the update call. The id is in the path as well, and its field is spelt so (ACOL-14, F-06, API-42). */
export const collectionChange = entity({
  ...bodyParts(collectionFields),
  id: field('colllection_id', wireId),
  version: field('version', wireBaseVersion),
});

/** The create body of a filled form. */
export const toCollectionPayload = (form: CollectionForm) => z.encode(collectionPayload, form);

/** The update body of a filled form. */
export const toCollectionChange = (form: CollectionEditForm, id: string) =>
  z.encode(collectionChange, { ...form, id });
