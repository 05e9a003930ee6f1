import { ApiError } from '@gifting/api/core/error';
import { errorTexts, isUnanswered } from '#app/error-catalogue.ts';

/** Why a call failed, in words to show: the server's, that there was no answer, or `otherwise`. */
export const failureText = (error: unknown, otherwise: string): string => {
  if (!(error instanceof ApiError)) return otherwise;
  return error.serverMessage || (isUnanswered(error) ? errorTexts.network : otherwise);
};
