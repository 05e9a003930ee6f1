import * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireId, wireText } from '../wire/wire';

/** A session that a person can use, and where. */
export const openSession = entity({
  id: field('id', wireId),
  /** `Firefox`; '' where the browser does not say. */
  browser: field('browser', wireText),
  /** `Windows`; '' where the browser does not say. */
  system: field('system', wireText),
  /** ISO 8601. */
  startedAt: field('started_at', z.iso.datetime()),
  /** ISO 8601, to the minute. */
  usedAt: field('used_at', z.iso.datetime()),
  /** Whether it is the caller's. */
  current: field('current', z.boolean()),
});
export type OpenSession = z.output<typeof openSession>;
