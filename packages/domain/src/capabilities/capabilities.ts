import * as z from 'zod/mini';

/**
 * What an API may offer beyond the written table. A capability switches on the real thing behind a control; without
 * it the product behaves exactly as the specification describes. The reference server and the mocks offer all of them.
 */
export const capabilities = [
  /** create-order also takes the gift note and delivery lines 2 and 3 of card orders. */
  'orders.full',
  /** create-order takes the prices the buyer saw and answers 409 with the present ones when they differ. */
  'orders.prices',
] as const;
export type Capability = (typeof capabilities)[number];

/** The names an API lists; names this build does not know are dropped. */
export const capabilityList = z.codec(z.array(z.string()), z.array(z.enum(capabilities)), {
  decode: (names) => capabilities.filter((name) => names.includes(name)),
  encode: (names) => names,
});
