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
  readonly expiresAt: Date;
}

/** The state of a payment page. */
export type PaymentPage =
  /** The page is open. */
  | { readonly kind: 'open'; readonly reference: string; readonly link: string }
  /** The payment is authorised; `authorisation` is the provider's reference. */
  | { readonly kind: 'authorised'; readonly authorisation: string }
  /** The page is closed. */
  | { readonly kind: 'gone' };

/**
 * A payment provider: it shows a page on which a payer authorises an amount. The amount is captured later, at
 * the provider, once mockups and details are approved. An adapter holds no state.
 */
export interface PaymentGateway {
  readonly provider: (typeof paymentProvider.enumValues)[number];
  /** How long a page stays open, in milliseconds. */
  readonly lifetime: number;
  /** Returns the page of a payment, the same for every call. */
  readonly pageOf: (payment: Payment) => Promise<PaymentPage>;
  /** Closes the page. Returns `false` if it was paid before. */
  readonly withdraw: (payment: Payment) => Promise<boolean>;
}
