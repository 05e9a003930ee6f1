import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type Stripe from 'stripe';
import type { Database } from '../../database/database';
import { numericId } from '../../database/numeric-id';
import { closePayment, findPayment, type KnownPayment, settlePayment, wasAuthorised } from '../repository';
import { toStripeAmount } from './amount';

/** The path of the webhook. */
export const stripeWebhookPath = '/webhooks/stripe';

interface WebhookSettings {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly secret: string;
  readonly now: () => Date;
  /** Receives what an operator has to look at. */
  readonly report: (where: string, error: unknown) => void;
}

const bodySize = 256 * 1024;

/** Whether a session paid exactly its payment: amount, currency, and by authorisation alone. */
const isFor = (session: Stripe.Checkout.Session, { amount, currency }: KnownPayment): boolean =>
  session.amount_total === toStripeAmount(amount, currency) && session.currency === currency.toLowerCase();

/**
 * Handles webhooks, each event once. 400: not signed by Stripe within the last minutes. 422: paid, but not
 * what the order asks for; reported and not recorded.
 */
export const stripeWebhook = ({ db, stripe, secret, now, report }: WebhookSettings): Hono => {
  const app = new Hono();

  const paymentOf = async (session: Stripe.Checkout.Session): Promise<KnownPayment | undefined> => {
    const id = numericId(session.metadata?.payment ?? '');
    const payment = id === null ? undefined : await findPayment(db, 'stripe', id);
    // The reference is stored after the session exists, so a webhook may arrive before it.
    return payment && (payment.reference ?? session.id) === session.id ? payment : undefined;
  };

  app.post('/', bodyLimit({ maxSize: bodySize }), async (context) => {
    const body = await context.req.text();
    // A signed body may be any JSON, `null` too.
    let event: Stripe.Event | null;
    try {
      event = await stripe.webhooks.constructEventAsync(
        body,
        context.req.header('stripe-signature') ?? '',
        secret,
      );
    } catch {
      return context.text('The signature is not right\n', 400);
    }
    if (event?.type !== 'checkout.session.completed' && event?.type !== 'checkout.session.expired')
      return context.text('Not needed\n', 200);

    const session = event.data.object;
    const payment = await paymentOf(session);
    if (!payment) return context.text('Not of this server\n', 200);
    if (event.type === 'checkout.session.expired') {
      await closePayment(db, payment.id, 'expired', now());
      return context.text('Done\n', 200);
    }
    const intent = session.payment_intent;
    const authorisation = typeof intent === 'string' ? intent : intent?.id;
    if (authorisation === undefined || !isFor(session, payment)) {
      report(
        'Stripe webhook',
        new Error(`Session ${session.id} was not paid for what payment ${payment.id} asks`),
      );
      return context.text('Not what the order asks for\n', 422);
    }
    const settled = await settlePayment(db, payment.id, { authorisation }, now());
    if (!settled && !wasAuthorised(payment))
      report(
        'Stripe webhook',
        new Error(`Session ${session.id} was paid after payment ${payment.id} was closed`),
      );
    return context.text('Done\n', 200);
  });

  return app;
};
