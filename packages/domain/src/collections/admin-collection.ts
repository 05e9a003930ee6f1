import type * as z from 'zod/mini';
import { wireVersion } from '../forms/version';
import { wireStatus } from '../status/status';
import { entity, field } from '../wire/entity';
import { wireId } from '../wire/wire';
import { collectionParts } from './collection';

/** The parts of a collection as administrators read it. */
export const adminCollectionParts = {
  id: field('id', wireId),
  ...collectionParts,
  status: field('status', wireStatus),
  version: field('version', wireVersion),
};

/** A collection as administrators read it (ENT-56). Its status is shown and not edited (F-10). */
export const adminCollection = entity(adminCollectionParts);
export type AdminCollection = z.output<typeof adminCollection>;
