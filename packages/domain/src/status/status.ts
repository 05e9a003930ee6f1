import * as z from 'zod/mini';

/** Whether a catalogue entry is on sale (ENT-60, ACOL-15). */
export const statuses = ['active', 'inactive'] as const;
export type Status = (typeof statuses)[number];

/** A status on the wire; a missing or unknown one counts as active. */
export const wireStatus = z.codec(z.optional(z.nullable(z.string())), z.enum(statuses), {
  decode: (status): Status => (status === 'inactive' ? 'inactive' : 'active'),
  encode: (status) => status,
});
