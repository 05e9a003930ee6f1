import * as z from 'zod/mini';

const arrival = z.object({ dueDate: z.nullable(z.string()) });

/** The due date that the list passes on, because the detail's own answer may lack it (E-05); else `null`. */
export const readDueDate = (state: unknown): string | null => {
  const parsed = arrival.safeParse(state);
  return parsed.success ? parsed.data.dueDate : null;
};
