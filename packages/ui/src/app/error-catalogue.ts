import type { ApiError } from '@gifting/api/core/error';

/** What a person is told when a call fails, by status (section 8 of the specification, ERR-02 to ERR-08). */
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

/** What a deployment may decide about failed calls, where the specification leaves two readings. */
export interface ErrorPolicy {
  /** Which failures lead to sign-in: the end of the session only, or every one (A-01, ERR-09, ERR-10). */
  readonly redirectOn: '401' | 'any';
  /** The wording for a 500: the present one, or the one of an earlier reading (A-04, ERR-07). */
  readonly serverErrorText: typeof errorTexts.server | typeof errorTexts.serverEarlier;
}

/** How failed calls are told unless a deployment says otherwise. */
export const presetErrorPolicy: ErrorPolicy = { redirectOn: '401', serverErrorText: errorTexts.server };

/** No answer came, for want of a connection or of time (ERR-08, A-18). */
export const isUnanswered = ({ kind }: Pick<ApiError, 'kind'>): boolean =>
  kind === 'network' || kind === 'timeout';

/** The toast of a failure, or `null` when the catalogue has none: the screen then shows its own error. */
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

/** A 401 ends the session, except where the row answers its own: a wrong password is no expired session. */
export const endsSession = ({ status, row }: Pick<ApiError, 'status' | 'row'>): boolean =>
  status === 401 && !row.startsWith('account.');
