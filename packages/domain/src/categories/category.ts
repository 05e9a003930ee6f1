import * as z from 'zod/mini';
import { wireVersion } from '../forms/version';
import { entity, field } from '../wire/entity';
import { wireId, wireNullableText, wireText } from '../wire/wire';

const parts = {
  id: field('id', wireId),
  name: field('name', wireText),
  description: field('description', wireText),
  picture: field('image_url', wireNullableText),
};

/** A category of the builder's second step (ENT-13). */
export const category = entity(parts);
export type Category = z.output<typeof category>;

/** A category in a drop-down list or tab (ENT-14). */
export const categoryChoice = z.object({ id: wireId, name: wireText });

/** A category as administrators read it (ENT-61). */
export const adminCategory = entity({
  ...parts,
  slug: field('slug', wireNullableText),
  version: field('version', wireVersion),
});
export type AdminCategory = z.output<typeof adminCategory>;
