import { ApiError } from '@gifting/api/core/error';

/** What a refusal (422) says of single fields: the first message of each, by the field's name in the request. */
export const serverFieldErrors = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof ApiError)) return {};
  const messages: Record<string, string> = {};
  for (const [name, [first]] of Object.entries(error.fields)) if (first) messages[name] = first;
  return messages;
};
