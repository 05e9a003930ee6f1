import * as z from 'zod/mini';
import { wirePictures } from '../images/pictures';
import { entity, field } from '../wire/entity';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A collection as the navigation reads it (ENT-06). */
export const collectionItem = z.object({ id: wireId, slug: wireNullableText, title: wireText });
export type CollectionItem = z.output<typeof collectionItem>;

/** The parts of a collection's own page. */
export const collectionParts = {
  title: field('title', wireText),
  subTitle: field('sub_title', wireText),
  content: field('content', wireText),
  pictures: field('images', wirePictures),
};

/** A collection as its own page reads it (ENT-07). */
export const collectionDetail = entity(collectionParts);
export type CollectionDetail = z.output<typeof collectionDetail>;
