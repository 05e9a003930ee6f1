import { isUnavailable } from '../database/unavailable';

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;

/** Masks what a message may quote of a request: emails, and anything like a token or a hash. */
const withoutSecrets = (message: string): string =>
  message.replace(/[^\s"'<>(),;]+@[^\s"'<>(),;]+/g, '[email]').replace(/[\w$+=-]{32,}/g, '[secret]');

/**
 * Formats an unexpected error for the log. Of a database error only its code and names, since its message
 * quotes what people typed; of any other the masked message. The stack, unless the database is away: then every request
 * fails, and not for a fault of ours.
 */
export const describeError = (where: string, error: unknown): string => {
  const cause = innermost(error);
  const { code, table_name, constraint_name, table, constraint, routine } = asRecord(cause);
  const stack = error instanceof Error && !isUnavailable(error) ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const facts = Object.entries({
    code,
    table: table ?? table_name,
    constraint: constraint ?? constraint_name,
    routine,
  }).filter(([, value]) => typeof value === 'string');
  const named = facts.map(([name, value]) => `${name}=${value}`).join(' ');
  const plain = facts.length === 0 && cause instanceof Error ? withoutSecrets(cause.message) : '';
  const name = cause instanceof Error ? cause.name : typeof cause;
  return [`${where}: ${[name, named, plain].filter(Boolean).join(' ')}`, ...frames].join('\n');
};
