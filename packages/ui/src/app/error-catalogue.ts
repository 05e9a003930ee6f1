import type { ApiError } from '@gifting/api/core/error';

/** The error toasts by status (section 8 of the specification, ERR-02 to ERR-08). */
export const errorTexts = {
  badRequest: 'Bad request, try again.',
  sessionExpired: 'Session expired. Please log in again.',
  forbidden: 'Forbidden access, you do not have permission to perform this action.',
  notFound: 'Page not found.',
  conflict: 'Conflict, try again.',
  server: 'Internal server error, please try again later.',
  serverEarlier: 'Internal server error, try again',
  network: 'Network issue, try again.',
} as const;

/** The error policy of a deployment, where the specification allows two readings. */
export interface ErrorPolicy {
  /** Which failures redirect to sign-in: an expired session only, or all (A-01, ERR-09, ERR-10). */
  readonly redirectOn: '401' | 'any';
  /** The text for a 500: the current one, or that of an earlier reading (A-04, ERR-07). */
  readonly serverErrorText: typeof errorTexts.server | typeof errorTexts.serverEarlier;
}

/** The default error policy. */
export const presetErrorPolicy: ErrorPolicy = { redirectOn: '401', serverErrorText: errorTexts.server };

/** No response: offline or timed out (ERR-08, A-18). */
export const isUnanswered = ({ kind }: Pick<ApiError, 'kind'>): boolean =>
  kind === 'network' || kind === 'timeout';

/** The toast for a failure; `null` when the screen shows its own error instead. */
export const toastOf = (
  { kind, status }: Pick<ApiError, 'kind' | 'status'>,
  { serverErrorText }: Pick<ErrorPolicy, 'serverErrorText'> = presetErrorPolicy,
): string | null => {
  if (isUnanswered({ kind })) return errorTexts.network;
  if (kind === 'malformed') return null;
  switch (status) {
    case 400:
      return errorTexts.badRequest;
    case 401:
      return errorTexts.sessionExpired;
    case 403:
      return errorTexts.forbidden;
    case 404:
      return errorTexts.notFound;
    case 409:
      return errorTexts.conflict;
    case 500:
      return serverErrorText;
    default:
      return null;
  }
};

/** A 401 ends the session, unless the row handles it: a wrong password is no expired session. */
export const endsSession = ({ status, row }: Pick<ApiError, 'status' | 'row'>): boolean =>
  status === 401 && !row.startsWith('account.');
