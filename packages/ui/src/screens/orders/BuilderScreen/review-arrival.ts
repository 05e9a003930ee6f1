import * as z from 'zod/mini';

/** Navigation state of the builder when the review sent the buyer to change a part of the box. */
export const fromReview = { review: true } as const;

const arrival = z.object({ review: z.literal(true) });

/** Whether the buyer returns to the review after the change. */
export const cameFromReview = (state: unknown): boolean => z.safeParse(arrival, state).success;
