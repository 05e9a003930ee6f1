import * as z from 'zod/mini';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A collection as the navigation reads it (ENT-06). */
export const collectionItem = z.object({ id: wireId, slug: wireNullableText, title: wireText });
export type CollectionItem = z.output<typeof collectionItem>;
