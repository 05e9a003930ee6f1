import { brand } from '@gifting/domain/brand/brand';
import type Stripe from 'stripe';
import type { Signer } from '../../database/server-key';
import type { AuthorisedPayment, Payment, PaymentGateway, PaymentPage, Settlement } from '../gateway';
import { returnPaths } from '../return-paths';
import { toStripeAmount } from './amount';

interface StripeGatewaySettings {
  readonly stripe: Stripe;
  /** The public origin of the web app, without a trailing slash. */
  readonly publicUrl: string;
  readonly signer: Signer;
}

const anHour = 60 * 60_000;

const authorisationOf = ({ payment_intent: intent }: Stripe.Checkout.Session): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;

const settlementOf = ({ status }: Stripe.PaymentIntent): Settlement | undefined => {
  if (status === 'succeeded') return 'captured';
  return status === 'canceled' ? 'released' : undefined;
};

/** Maps the state of a Checkout session. */
const toPage = (session: Stripe.Checkout.Session): PaymentPage => {
  if (session.status === 'open' && session.url)
    return { kind: 'open', reference: session.id, link: session.url };
  const authorisation = authorisationOf(session);
  return session.status === 'complete' && authorisation !== undefined
    ? { kind: 'authorised', authorisation }
    : { kind: 'gone' };
};

/**
 * The provider Stripe: a Checkout session with manual capture, and the payment intent that it authorises.
 */
export const createStripeGateway = ({ stripe, publicUrl, signer }: StripeGatewaySettings): PaymentGateway => {
  const create = async (payment: Payment) => {
    const { id, orderId, amount, currency, expiresAt } = payment;
    const to = returnPaths(payment);
    const metadata = { payment: String(id), order: String(orderId) };
    return stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: String(orderId),
        metadata,
        payment_intent_data: { capture_method: 'manual', metadata },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: toStripeAmount(amount, currency),
              product_data: { name: `${brand.name}, order ${orderId}` },
            },
          },
        ],
        success_url: publicUrl + to.authorised,
        cancel_url: publicUrl + to.back,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      },
      // Retries get the same session. The signature separates payments of two databases with equal ids.
      { idempotencyKey: `payment-${id}-${await signer.sign(String(id))}` },
    );
  };
  /** Acts on an intent unless it is settled, as after a lost answer or by hand in Stripe's dashboard. */
  const settle = async (
    { authorisation }: AuthorisedPayment,
    act: (intent: string) => Promise<Stripe.PaymentIntent>,
  ): Promise<Settlement> => {
    const settled =
      settlementOf(await stripe.paymentIntents.retrieve(authorisation)) ??
      settlementOf(await act(authorisation));
    if (settled === undefined) throw new Error(`Stripe has not settled ${authorisation}`);
    return settled;
  };
  return {
    provider: 'stripe',
    lifetime: anHour,
    pageOf: async (payment) =>
      toPage(
        payment.reference === null
          ? await create(payment)
          : await stripe.checkout.sessions.retrieve(payment.reference),
      ),
    withdraw: async ({ reference }) => {
      if (reference === null) return true;
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.status === 'complete') return false;
      if (session.status === 'open') await stripe.checkout.sessions.expire(reference);
      return true;
    },
    capture: (payment) => settle(payment, (intent) => stripe.paymentIntents.capture(intent)),
    release: (payment) => settle(payment, (intent) => stripe.paymentIntents.cancel(intent)),
  };
};
