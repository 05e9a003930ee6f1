import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The database did not answer in time, or cannot be reached. */
export class DatabaseUnavailable extends Error {}

/**
 * SQLSTATE codes of a database that cannot serve at present: connection lost (08), no resources, such as a full disk (53),
 * a lock or statement over its time limit (55P03, 57014, 25P03, 25P04), shut down or starting (57P), input or output (58).
 */
const passing = /^(08|53|57P|58)|^(55P03|57014|25P03|25P04)$/;

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);

const sqlState = (error: Error): string | undefined =>
  'code' in error &&
  typeof error.code === 'string' &&
  /^[\dA-Z]{5}$/.test(error.code) &&
  error.code !== 'EPIPE'
    ? error.code
    : undefined;

/** PostgreSQL's code for what was wrong with a statement; `undefined` for any other error. */
export const stateOf = (error: unknown): string | undefined =>
  error instanceof DrizzleQueryError ? sqlState(rootOf(error)) : undefined;

/** Whether an error means that the database cannot serve at present, so that the caller may try again. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const state = sqlState(rootOf(error));
  // Without a code of PostgreSQL, the driver got no answer.
  return state === undefined || passing.test(state);
};
