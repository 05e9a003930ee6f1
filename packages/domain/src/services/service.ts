import * as z from 'zod/mini';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A service as lists read it (ENT-04). Links use the slug when there is one (decision 6). */
export const service = z.object({
  id: wireId,
  slug: wireNullableText,
  name: wireText,
  description: wireText,
  image: wireNullableText,
});
export type Service = z.output<typeof service>;
