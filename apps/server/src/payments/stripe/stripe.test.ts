import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orders, payments } from '../../database/schema';
import { orderPayloadOf } from '../../testing/order-payload';
import { type StripeStandIn, startStripeStandIn } from '../../testing/stripe-stand-in';
import { createTestApp, type Person, type TestApp } from '../../testing/test-app';
import { toStripeAmount } from './amount';

const secret = 'whsec_test';
let stripe: StripeStandIn;
let app: TestApp;
let buyer: Person;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await createTestApp({
    stripe: {
      secretKey: 'sk_test_stand_in',
      webhookSecret: secret,
      publicUrl: 'https://gifts.example',
    },
    stripeApi: stripe.api,
  });
});
beforeEach(async () => {
  buyer = await app.person();
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const placed = z.object({ data: z.object({ payment_link: z.nullable(z.string()) }) });
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};
const send = (key: string, more: Partial<OrderPayload> = {}) =>
  app.post('/api/v1/create-order', orderPayloadOf({ pay_now: true, get_invoice: false, ...more }), {
    token: buyer.token,
    headers: { [idempotencyHeader]: key },
  });
const linkAfter = async (key: string, more: Partial<OrderPayload> = {}) => {
  const { status, body } = await send(key, more);
  expect(status).toBe(200);
  return placed.parse(body).data.payment_link;
};
/** Orders by card and returns the Checkout session. */
const openSession = async () => {
  const link = await linkAfter(newKey());
  const session = stripe.sessions.get(link?.split('/').at(-1) ?? '');
  if (!session) throw new Error('The link leads to no session');
  return session;
};

const stored = () =>
  app.db
    .select({ order: orders.paymentStatus, state: payments.state, authorisation: payments.authorisation })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, buyer.id))
    .orderBy(payments.id);

/** A webhook event about a session, signed as Stripe signs. */
const tell = async (
  type: string,
  session: object,
  { signedWith = secret, secondsAgo = 0 }: { signedWith?: string; secondsAgo?: number } = {},
) => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } });
  const signature = await new Stripe('sk_test_x').webhooks.generateTestHeaderStringAsync({
    payload,
    secret: signedWith,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });
  return app.send('/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'Stripe-Signature': signature },
  });
};
const completed = 'checkout.session.completed';
const paid = (session: { id: string }) => ({ ...session, status: 'complete', payment_intent: 'pi_1' });

describe('a payment at Stripe', () => {
  it('is a Checkout session with manual capture, for the total and nothing else', async () => {
    const session = await openSession();
    const { method, path, authorization, idempotencyKey, form } = stripe.received.at(-1) ?? {};
    expect([method, path]).toEqual(['POST', '/v1/checkout/sessions']);
    expect(authorization).toBe('Bearer sk_test_stand_in');
    expect(idempotencyKey).toMatch(/^payment-\d+-[\w-]{43}$/);
    expect(form).toMatchObject({
      mode: 'payment',
      'payment_intent_data[capture_method]': 'manual',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][unit_amount]': '101250',
      success_url: 'https://gifts.example/payment-successful',
      cancel_url: 'https://gifts.example/payment-details',
      client_reference_id: session.metadata.order,
      'metadata[payment]': session.metadata.payment,
    });
  });

  it('is the same session when the order is sent again, also after answers were lost', async () => {
    const key = newKey();
    // The library retries twice with the same key.
    stripe.loseAnswers(3);
    expect((await send(key)).status).toBe(500);
    const sessions = stripe.sessions.size;
    const first = await linkAfter(key);
    expect(await linkAfter(key)).toBe(first);
    expect(stripe.sessions.size).toBe(sessions);
    expect(await stored()).toEqual([{ order: 'pending', state: 'open', authorisation: null }]);
  });

  it('keeps the order when Stripe refuses, and the next attempt is one order still', async () => {
    const key = newKey();
    stripe.refuse(1);
    expect((await send(key)).status).toBe(500);
    expect(await linkAfter(key)).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const rows = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, buyer.id));
    expect(rows).toHaveLength(1);
  });

  it('is closed at Stripe when the buyer chooses the invoice', async () => {
    const key = newKey();
    const link = await linkAfter(key);
    expect(await linkAfter(key, { pay_now: false, get_invoice: true })).toBeNull();
    expect(stripe.sessions.get(link?.split('/').at(-1) ?? '')?.status).toBe('expired');
    expect(await stored()).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('that was paid before this server was told is not asked for twice, nor withdrawn', async () => {
    const key = newKey();
    const id = (await linkAfter(key))?.split('/').at(-1) ?? '';
    stripe.pay(id);
    expect(await linkAfter(key, { pay_now: false, get_invoice: true })).toBeNull();
    expect(await stored()).toMatchObject([{ state: 'open' }]);
    expect(await linkAfter(key)).toBeNull();
    expect(await stored()).toEqual([{ order: 'authorised', state: 'authorised', authorisation: `pi_${id}` }]);
  });
});

describe('what Stripe tells', () => {
  it('authorises the payment once, however often it is told', async () => {
    const session = await openSession();
    const reported = app.reported.length;
    for (let time = 0; time < 3; time += 1) expect((await tell(completed, paid(session))).status).toBe(200);
    await Promise.all([tell(completed, paid(session)), tell('checkout.session.expired', session)]);
    expect(await stored()).toEqual([{ order: 'authorised', state: 'authorised', authorisation: 'pi_1' }]);
    expect(app.reported).toHaveLength(reported);
  });

  it('is not believed without its signature, with another one, or long after it was signed', async () => {
    const session = await openSession();
    const unsigned = await app.send('/webhooks/stripe', { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(400);
    expect((await tell(completed, paid(session), { signedWith: 'whsec_other' })).status).toBe(400);
    expect((await tell(completed, paid(session), { secondsAgo: 3600 })).status).toBe(400);
    expect(await stored()).toMatchObject([{ state: 'open' }]);
  });

  it('is not recorded when it is not what the order asks for, and an operator hears of it', async () => {
    const session = await openSession();
    const reported = app.reported.length;
    for (const wrong of [{ amount_total: 1 }, { currency: 'usd' }, { payment_intent: null }])
      expect((await tell(completed, { ...paid(session), ...wrong })).status).toBe(422);
    expect(await stored()).toEqual([{ order: 'pending', state: 'open', authorisation: null }]);
    expect(app.reported).toHaveLength(reported + 3);
  });

  it('of other sessions and other events is heard and left alone', async () => {
    const session = await openSession();
    expect((await tell(completed, { ...paid(session), metadata: {} })).status).toBe(200);
    expect((await tell(completed, { ...paid(session), id: 'cs_other' })).status).toBe(200);
    expect((await tell('invoice.paid', session)).status).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'open' }]);
  });

  it('closes a payment whose page has expired', async () => {
    const session = await openSession();
    await tell('checkout.session.expired', session);
    expect(await stored()).toMatchObject([{ order: 'pending', state: 'expired' }]);
  });
});

describe('an amount at Stripe', () => {
  it.each([
    [101_250, 'GBP', 101_250],
    [101_200, 'JPY', 1012],
    [101_250, 'KWD', 1_012_500],
    [101_200, 'ISK', 101_200],
  ])('%i hundredths of %s are %i', (amount, currency, counted) => {
    expect(toStripeAmount(amount, currency)).toBe(counted);
  });
  it('is never rounded', () => {
    expect(() => toStripeAmount(101_250, 'JPY')).toThrow('cannot be paid by card');
  });
});
