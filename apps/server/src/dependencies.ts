import type { TaxBasis } from '@gifting/domain/tax/order-tax';
import type { KnownDevices } from './account/known-device';
import type { SessionLifetime } from './account/sessions';
import type { SlowLane } from './account/slow-lane';
import type { Throttle } from './account/throttle';
import type { Database } from './database/database';
import type { SignedLinks } from './http/signed-links';
import type { Mailer } from './mail/mail';
import type { OpenIdProvider } from './openid/provider';
import type { PackingLinks } from './packing/packing';
import type { PaymentGateway } from './payments/gateway';

/** The dependencies of the routes. */
export interface Dependencies {
  readonly db: Database;
  /** The same database, with time for rows with pictures. */
  readonly pictureDb: Database;
  readonly now: () => Date;
  /** Whether the site is reached by https only, so that cookies may require it. */
  readonly secureCookies: boolean;
  readonly sessionLifetime: SessionLifetime;
  readonly loginThrottle: Throttle;
  readonly knownDevices: KnownDevices;
  readonly slowLane: SlowLane;
  readonly payments: PaymentGateway;
  /** `null` where mails can be neither sent nor kept. */
  readonly mailer: Mailer | null;
  /** `null` where nobody else signs people in. */
  readonly openId: OpenIdProvider | null;
  /** Captures or releases the payments of an order whose status asks for it. Waits a few seconds at most and never throws. */
  readonly settlePayments: (orderId: number) => Promise<void>;
  /** What the VAT of an order placed now follows from; `null` where the seller charges none. */
  readonly taxBasis: () => TaxBasis | null;
  /** Issues the invoice or credit note that is due for an order, in a transaction. */
  readonly issueDocument: (tx: Database, orderId: number) => Promise<void>;
  readonly invoices: SignedLinks;
  readonly creditNotes: SignedLinks;
  readonly proofs: SignedLinks;
  readonly artwork: SignedLinks;
  readonly packing: PackingLinks;
}
