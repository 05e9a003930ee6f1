import * as z from 'zod/mini';
import { wireId, wireNullableId } from '../wire/wire';

/** The version of a record, which grows with every update; `null` from an API without `catalogue.versions`. */
export const wireVersion = wireNullableId;

/** The version an update is based on. Left out by a caller without versions, whose update is never refused. */
export const wireBaseVersion = z.codec(z.optional(z.nullable(wireId)), z.nullable(z.string()), {
  decode: (version) => version ?? null,
  encode: (version) => version ?? undefined,
});

/** The version that an edit form holds and sends back. */
export const formVersion = z._default(z.nullable(z.string()), null);

/** Whether an update is based on an older record, so that saving it would overwrite what somebody else saved. */
export const isOutdated = (base: string | null, present: string | null): boolean =>
  base !== null && base !== present;
