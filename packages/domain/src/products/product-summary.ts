import * as z from 'zod/mini';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** What a card of a product shows, in the model. */
export const productSummaryModel = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
});

/** A product as gifting items and services list it (ENT-53, ENT-55). Whichever picture there is, is read (E-03). */
export const productSummary = z.codec(
  z.object({
    id: wireId,
    name: wireText,
    description: wireText,
    thumbnail_url: wireNullableText,
    thumbnail: wireNullableText,
    image: wireNullableText,
  }),
  productSummaryModel,
  {
    decode: ({ thumbnail_url, thumbnail, image, ...rest }) => ({
      ...rest,
      picture: thumbnail_url ?? thumbnail ?? image,
    }),
    encode: ({ picture, ...rest }) => ({
      ...rest,
      thumbnail_url: picture,
      thumbnail: picture,
      image: picture,
    }),
  },
);
export type ProductSummary = z.output<typeof productSummary>;
