import * as z from 'zod/mini';
import { requiredText } from '../forms/fields';
import { imageFiles } from '../images/image-file';
import { toWireId, wireId } from '../wire/wire';

const title = requiredText('Enter a title');
const subTitle = requiredText('Enter a sub title');
const content = requiredText('Enter the content', 10_000);

/** What changing a collection takes: texts only (ACOL-13, F-07). */
export const collectionEditForm = z.object({ title, subTitle, content });
export type CollectionEditForm = z.output<typeof collectionEditForm>;

/** What adding a collection takes; images are optional (ACOL-08 to 12). */
export const collectionForm = z.object({ title, subTitle, content, images: imageFiles });
export type CollectionForm = z.output<typeof collectionForm>;

/** The multipart body of the create call (API-41). */
export const collectionPayload = z.object({
  title,
  sub_title: subTitle,
  content,
  images: z._default(imageFiles, []),
});

/** The body of the update call. The id is in the path as well, and its field is spelt so (ACOL-14, F-06, API-42). */
export const collectionChange = z.object({ title, sub_title: subTitle, content, colllection_id: wireId });

/** The create body of a filled form. */
export const toCollectionPayload = ({
  subTitle,
  ...form
}: CollectionForm): z.input<typeof collectionPayload> => ({
  ...form,
  sub_title: subTitle,
});

/** The update body of a filled form. */
export const toCollectionChange = (
  { subTitle, ...form }: CollectionEditForm,
  id: string,
): z.input<typeof collectionChange> => ({
  ...form,
  sub_title: subTitle,
  colllection_id: toWireId(id),
});
