import * as z from 'zod/mini';
import { wireNullableText } from '../wire/wire';

/**
 * A gallery: records with one address each, named `images` on services (ENT-05) and `image_url` on collections
 * (ENT-56). Both names are read and sent; records without an address are dropped.
 */
export const wirePictures = z.codec(
  z.optional(z.nullable(z.array(z.object({ images: wireNullableText, image_url: wireNullableText })))),
  z.array(z.string()),
  {
    decode: (records) => (records ?? []).flatMap(({ images, image_url }) => images ?? image_url ?? []),
    encode: (addresses) => addresses.map((address) => ({ images: address, image_url: address })),
  },
);
