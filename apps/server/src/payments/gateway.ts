import type { Minor } from '@gifting/domain/money/money';
import type { paymentProvider } from '../database/schema';

/** A payment as the one who handles it needs to know it. `amount` in hundredths of `currency`. */
export interface Payment {
  readonly id: number;
  readonly orderId: number;
  readonly amount: Minor;
  readonly currency: string;
  /** The provider's name of the payment page, once there is one. */
  readonly reference: string | null;
  readonly expiresAt: Date;
}

/** What became of a payment page that was asked for. */
export type PaymentPage =
  /** It can be paid on. */
  | { readonly kind: 'open'; readonly reference: string; readonly link: string }
  /** It has been paid on already; `authorisation` names what was set aside. */
  | { readonly kind: 'authorised'; readonly authorisation: string }
  /** It can no longer be paid on. */
  | { readonly kind: 'gone' };

/**
 * The payment step behind one port: somebody who shows a page on which a payer authorises an amount. It is set aside and
 * not taken; taking it, once mockups and details are approved, is done at the provider. An adapter keeps nothing.
 */
export interface PaymentGateway {
  readonly provider: (typeof paymentProvider.enumValues)[number];
  /** How long a page can be paid on, in milliseconds. */
  readonly lifetime: number;
  /** The page of a payment. Asked again for the same payment, it is the same page. */
  readonly pageOf: (payment: Payment) => Promise<PaymentPage>;
  /** Sees to it that nobody can pay on the page any more; `false` when somebody has. */
  readonly withdraw: (payment: Payment) => Promise<boolean>;
}
