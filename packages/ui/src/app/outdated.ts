import { ApiError } from '@gifting/api/core/error';
import * as z from 'zod/mini';

/** Whether an update was refused because somebody else changed the record (`catalogue.versions`). */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** The present record that came with an outdated update's refusal, by the row's `conflict` schema; otherwise `null`. */
export const presentRecord = <Schema extends z.ZodMiniType>(
  schema: Schema,
  error: unknown,
): z.output<Schema> | null => {
  if (!isOutdated(error)) return null;
  const parsed = z.safeParse(schema, error.details);
  return parsed.success ? parsed.data : null;
};
