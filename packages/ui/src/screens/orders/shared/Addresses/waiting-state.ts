import * as z from 'zod/mini';

const waiting = z.object({ waitsForAddresses: z.literal(true) });
/** Navigation state of the success page: the order that was placed waits for its addresses. */
export type WaitingState = z.output<typeof waiting>;

/** Whether navigation state says so. */
export const readWaitingState = (state: unknown): boolean => z.safeParse(waiting, state).success;
