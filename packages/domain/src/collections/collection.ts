import * as z from 'zod/mini';
import { wireVersion } from '../forms/version';
import { wirePictures } from '../images/pictures';
import { wireStatus } from '../status/status';
import { entity, field } from '../wire/entity';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A collection as the navigation reads it (ENT-06). */
export const collectionItem = z.object({ id: wireId, slug: wireNullableText, title: wireText });
export type CollectionItem = z.output<typeof collectionItem>;

const pageParts = {
  title: field('title', wireText),
  subTitle: field('sub_title', wireText),
  content: field('content', wireText),
  pictures: field('images', wirePictures),
};

/** A collection as its own page reads it (ENT-07). */
export const collectionDetail = entity(pageParts);
export type CollectionDetail = z.output<typeof collectionDetail>;

/** The parts of a collection as administrators read it. */
export const adminCollectionParts = {
  id: field('id', wireId),
  ...pageParts,
  status: field('status', wireStatus),
  version: field('version', wireVersion),
};

/** A collection as administrators read it (ENT-56). Its status is shown and not edited (F-10). */
export const adminCollection = entity(adminCollectionParts);
export type AdminCollection = z.output<typeof adminCollection>;
