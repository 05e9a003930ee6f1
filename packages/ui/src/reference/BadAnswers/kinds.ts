import type { RowMock } from '@gifting/api/core/mock';
import type { HttpHandler } from 'msw';
import { errorTexts } from '#app/error-catalogue.ts';

type Fails = Pick<RowMock<never>, 'failure' | 'malformed' | 'cutOff' | 'offline' | 'pending'>;

/** A kind of failure: the network's answer, and the error catalogue's toast, if any. */
export interface BadAnswer {
  readonly mock: (row: Fails) => HttpHandler;
  readonly toast?: string;
  /** Timeout in milliseconds, where the product's own is too long for a test. */
  readonly timeout?: number;
}

const status = (code: number, toast?: string): BadAnswer => ({
  mock: (row) => row.failure(code),
  ...(toast !== undefined && { toast }),
});

/** Every kind of bad answer a read may get. */
export const badAnswers = {
  badRequest: status(400, errorTexts.badRequest),
  signedOut: status(401, errorTexts.sessionExpired),
  forbidden: status(403, errorTexts.forbidden),
  notFound: status(404, errorTexts.notFound),
  conflict: status(409, errorTexts.conflict),
  refused: status(422),
  broken: status(500, errorTexts.server),
  unavailable: status(503),
  timedOut: { mock: (row) => row.pending(), toast: errorTexts.network, timeout: 50 },
  noNetwork: { mock: (row) => row.offline(), toast: errorTexts.network },
  aPage: { mock: (row) => row.malformed() },
  cutOff: { mock: (row) => row.cutOff() },
} as const satisfies Readonly<Record<string, BadAnswer>>;
