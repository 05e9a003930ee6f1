import * as z from 'zod/mini';
import { wirePictures } from '../images/pictures';
import { statuses, wireStatus } from '../status/status';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A collection as the navigation reads it (ENT-06). */
export const collectionItem = z.object({ id: wireId, slug: wireNullableText, title: wireText });
export type CollectionItem = z.output<typeof collectionItem>;

const wirePage = { title: wireText, sub_title: wireText, content: wireText, images: wirePictures };
const modelPage = {
  title: z.string(),
  subTitle: z.string(),
  content: z.string(),
  pictures: z.array(z.string()),
};

/** A collection as its own page reads it (ENT-07). */
export const collectionDetail = z.codec(z.object(wirePage), z.object(modelPage), {
  decode: ({ sub_title, images, ...rest }) => ({ ...rest, subTitle: sub_title, pictures: images }),
  encode: ({ subTitle, pictures, ...rest }) => ({ ...rest, sub_title: subTitle, images: pictures }),
});
export type CollectionDetail = z.output<typeof collectionDetail>;

/** A collection as administrators read it (ENT-56). Its status is shown and not edited (F-10). */
export const adminCollection = z.codec(
  z.object({ id: wireId, ...wirePage, status: wireStatus }),
  z.object({ id: z.string(), ...modelPage, status: z.enum(statuses) }),
  {
    decode: ({ sub_title, images, ...rest }) => ({ ...rest, subTitle: sub_title, pictures: images }),
    encode: ({ subTitle, pictures, ...rest }) => ({ ...rest, sub_title: subTitle, images: pictures }),
  },
);
export type AdminCollection = z.output<typeof adminCollection>;
