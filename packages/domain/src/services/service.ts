import * as z from 'zod/mini';
import { wirePictures } from '../images/pictures';
import { productSummary } from '../products/product-summary';
import { entity, field } from '../wire/entity';
import { wireId, wireList, wireNullableText, wireText } from '../wire/wire';

/** A service as visitors read it in lists (ENT-04). Links use the slug when there is one (decision 6). */
export const service = z.object({
  id: wireId,
  slug: wireNullableText,
  name: wireText,
  description: wireText,
  image: wireNullableText,
});
export type Service = z.output<typeof service>;

/** A service as its own page reads it (ENT-05, ENT-53). `products` is what the service includes. */
export const serviceDetail = entity({
  id: field('id', wireId),
  slug: field('slug', wireNullableText),
  name: field('name', wireText),
  title: field('title', wireText),
  subtitle: field('subtitle', wireText),
  description: field('description', wireText),
  picture: field('image', wireNullableText),
  pictures: field('images', wirePictures),
  products: field('products', wireList(productSummary)),
});
export type ServiceDetail = z.output<typeof serviceDetail>;
