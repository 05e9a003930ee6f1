import { ApiError } from '@gifting/api/core/error';

/** The field errors of a 422: the first message of each field, by its name in the request. */
export const serverFieldErrors = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof ApiError)) return {};
  const messages: Record<string, string> = {};
  for (const [name, [first]] of Object.entries(error.fields)) if (first) messages[name] = first;
  return messages;
};
