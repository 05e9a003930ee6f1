/** The three session entries of the order flow (BLD-41 to 43, C-05). */
export const draftKeys = {
  project: 'projectDetailsList',
  items: 'addedItemsList',
  option: 'selectedOption',
} as const;

/** The session entry of the idempotency key that was sent last. */
export const idempotencyEntry = 'orderIdempotencyKey';
