import * as z from 'zod/mini';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A category of the builder's second step (ENT-13). */
export const category = z.codec(
  z.object({ id: wireId, name: wireText, description: wireText, image_url: wireNullableText }),
  z.object({ id: z.string(), name: z.string(), description: z.string(), picture: z.nullable(z.string()) }),
  {
    decode: ({ image_url, ...rest }) => ({ ...rest, picture: image_url }),
    encode: ({ picture, ...rest }) => ({ ...rest, image_url: picture }),
  },
);
export type Category = z.output<typeof category>;

/** A category in a drop-down list or tab (ENT-14). */
export const categoryChoice = z.object({ id: wireId, name: wireText });

/** A category as administrators read it (ENT-61). */
export const adminCategory = z.codec(
  z.object({
    id: wireId,
    name: wireText,
    description: wireText,
    image_url: wireNullableText,
    slug: wireNullableText,
  }),
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    picture: z.nullable(z.string()),
    slug: z.nullable(z.string()),
  }),
  {
    decode: ({ image_url, ...rest }) => ({ ...rest, picture: image_url }),
    encode: ({ picture, ...rest }) => ({ ...rest, image_url: picture }),
  },
);
export type AdminCategory = z.output<typeof adminCategory>;
