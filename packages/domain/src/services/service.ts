import * as z from 'zod/mini';
import { wirePictures } from '../images/pictures';
import { productSummary, productSummaryModel } from '../products/product-summary';
import { wireId, wireList, wireNullableText, wireText } from '../wire/wire';

/**
 * A service as the lists of visitors and administrators read it (ENT-04, ENT-52). Links use the slug when there is one
 * (decision 6).
 */
export const service = z.object({
  id: wireId,
  slug: wireNullableText,
  name: wireText,
  description: wireText,
  image: wireNullableText,
});
export type Service = z.output<typeof service>;

/** A service as its own page reads it (ENT-05, ENT-53). `products` is what the service includes. */
export const serviceDetail = z.codec(
  z.object({
    id: wireId,
    slug: wireNullableText,
    name: wireText,
    title: wireText,
    subtitle: wireText,
    description: wireText,
    image: wireNullableText,
    images: wirePictures,
    products: wireList(productSummary),
  }),
  z.object({
    id: z.string(),
    slug: z.nullable(z.string()),
    name: z.string(),
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    picture: z.nullable(z.string()),
    pictures: z.array(z.string()),
    products: z.array(productSummaryModel),
  }),
  {
    decode: ({ image, images, ...rest }) => ({ ...rest, picture: image, pictures: images }),
    encode: ({ picture, pictures, ...rest }) => ({ ...rest, image: picture, images: pictures }),
  },
);
export type ServiceDetail = z.output<typeof serviceDetail>;
