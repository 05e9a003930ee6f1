import type { Minor } from '@gifting/domain/money/money';
import type { paymentProvider } from '../database/schema';

/** A payment, as a provider needs it. `amount` in hundredths of `currency`. */
export interface Payment {
  readonly id: number;
  readonly orderId: number;
  readonly amount: Minor;
  readonly currency: string;
  /** The provider's id of the payment page, once there is one. */
  readonly reference: string | null;
  /** Whether its payer began on the order's page, and returns there. */
  readonly fromOrder: boolean;
  readonly expiresAt: Date;
}

/** A payment that a card has authorised. */
export interface AuthorisedPayment extends Payment {
  /** The provider's id of the authorisation. */
  readonly authorisation: string;
  /** When the card holds the amount no longer. */
  readonly heldUntil: Date;
}

/** What became of an authorised amount: it was charged, or given back. */
export type Settlement = 'captured' | 'released';

/** The state of a payment page. */
export type PaymentPage =
  /** The page is open. */
  | { readonly kind: 'open'; readonly reference: string; readonly link: string }
  /** The payment is authorised; `authorisation` is the provider's reference. */
  | { readonly kind: 'authorised'; readonly authorisation: string }
  /** The page is closed. */
  | { readonly kind: 'gone' };

/**
 * A payment provider: it shows a page on which a payer authorises an amount, which is captured once the mockup is approved
 * and released if the order ends before. An adapter holds no state.
 */
export interface PaymentGateway {
  readonly provider: (typeof paymentProvider.enumValues)[number];
  /** How long a page stays open, in milliseconds. */
  readonly lifetime: number;
  /** Returns the page of a payment, the same for every call. */
  readonly pageOf: (payment: Payment) => Promise<PaymentPage>;
  /** Closes the page. Returns `false` if it was paid before. */
  readonly withdraw: (payment: Payment) => Promise<boolean>;
  /** Charges the authorised amount and returns what became of it. Of repeated calls only the first charges. */
  readonly capture: (payment: AuthorisedPayment, now: Date) => Promise<Settlement>;
  /** Gives the authorised amount back and returns what became of it. */
  readonly release: (payment: AuthorisedPayment) => Promise<Settlement>;
}
