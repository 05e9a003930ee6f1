/** The three session entries of the order flow (BLD-41 to 43, C-05). */
export const draftKeys = {
  project: 'projectDetailsList',
  items: 'addedItemsList',
  option: 'selectedOption',
} as const;

/** The session entry with the key of the last attempt at an order. */
export const idempotencyEntry = 'orderIdempotencyKey';
