import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mails, orders, payments } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { type StripeStandIn, startStripeStandIn } from '../testing/stripe-stand-in';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

const start = new Date('2026-03-02T09:00:00Z');
const aWeek = 7 * 24 * 60 * 60_000;
let clock = start;
let stripe: StripeStandIn;
let app: TestApp;
let admin: Person;
let buyer: Person;
const tasks: (() => Promise<void>)[] = [];
/** Everything that the server does by itself every few minutes or hours. */
const sweep = async () => {
  await Promise.all(tasks.map((task) => task()));
};
beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await createTestApp({
    now: () => clock,
    sessionLifetime: { absolute: 4 * aWeek, idle: 4 * aWeek },
    stripe: {
      secretKey: 'sk_test_stand_in',
      webhookSecret: 'whsec_test',
      publicUrl: 'https://gifts.example',
    },
    stripeApi: { ...stripe.api, maxNetworkRetries: 0 },
    mail: { origin: () => 'https://gifts.example', mailbox: false },
    every: (_interval, task) => tasks.push(task),
  });
  admin = await app.person('admin');
});
beforeEach(async () => {
  clock = start;
  buyer = await app.person();
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const placed = z.object({ data: z.object({ payment_link: z.nullable(z.string()) }) });
const detail = z.object({
  data: z.object({
    data: z.object({ payment_status: z.string(), payment_held_until: z.nullable(z.string()) }),
  }),
});

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};
const send = async (key: string, more: Partial<OrderPayload> = {}) => {
  const { body } = await app.post(
    '/api/v1/create-order',
    orderPayloadOf({ pay_now: true, get_invoice: false, ...more }),
    { token: buyer.token, headers: { [idempotencyHeader]: key } },
  );
  return placed.parse(body).data.payment_link;
};
const newest = async () => {
  const rows = await app.db.select().from(orders).where(eq(orders.userId, buyer.id)).orderBy(orders.id);
  const order = rows.at(-1);
  if (!order) throw new Error('The buyer has no order');
  return order;
};
/** Orders by card, which authorises it. */
const orderByCard = async () => {
  const key = newKey();
  const session = (await send(key))?.split('/').at(-1) ?? '';
  stripe.pay(session);
  await send(key);
  const { id } = await newest();
  return { id, key, intent: `pi_${session}` };
};
const act = (id: number, action: string, { token }: Person = buyer) =>
  app.post(`/api/v1/order/${id}/lifecycle`, { action, note: 'As agreed', due_date: '2026-04-01' }, { token });
const approve = async (id: number) => {
  expect((await act(id, 'send_proof', admin)).status).toBe(200);
  expect((await act(id, 'approve')).status).toBe(200);
};
const stored = async (id: number) => {
  const rows = await app.db
    .select({ order: orders.paymentStatus, payment: payments.state })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.id, id))
    .orderBy(payments.id);
  return rows.map(({ order, payment }) => `${order} ${payment}`);
};
const seen = async (id: number) => {
  const { body } = await app.get(`/api/v1/order/${id}`, { token: buyer.token });
  const { payment_status, payment_held_until } = detail.parse(body).data.data;
  return [payment_status, payment_held_until];
};
const calls = (intent: string, change: string) =>
  stripe.received.filter(({ path }) => path === `/v1/payment_intents/${intent}/${change}`).length;

describe('an authorised payment', () => {
  it('is held for a week, and neither charged nor released before the buyer decides', async () => {
    const { id, intent } = await orderByCard();
    await act(id, 'send_proof', admin);
    await sweep();
    expect(await stored(id)).toEqual(['authorised authorised']);
    expect(await seen(id)).toEqual(['authorised', '2026-03-09T09:00:00.000Z']);
    expect(stripe.intents.get(intent)?.status).toBe('requires_capture');
  });

  it('is charged once the mockup is approved, and never again', async () => {
    const { id, key, intent } = await orderByCard();
    await approve(id);
    expect(stripe.intents.get(intent)?.status).toBe('succeeded');
    expect(await stored(id)).toEqual(['captured captured']);
    expect(await seen(id)).toEqual(['captured', null]);
    await act(id, 'start_production', admin);
    await Promise.all([sweep(), sweep()]);
    expect(calls(intent, 'capture')).toBe(1);
    // The same box sent again asks for no second payment.
    expect(await send(key)).toBeNull();
  });

  it.each([
    ['cancelled', 'cancel', () => buyer],
    ['refused', 'refuse', () => admin],
  ] as const)('is given back when the order is %s', async (_, action, person) => {
    const { id, key, intent } = await orderByCard();
    expect((await act(id, action, person())).status).toBe(200);
    expect(stripe.intents.get(intent)?.status).toBe('canceled');
    expect(await stored(id)).toEqual(['released released']);
    expect(await send(key)).toBeNull();
  });

  it('is charged by the next sweep when Stripe refused at first, and the approval stands', async () => {
    const { id, intent } = await orderByCard();
    await act(id, 'send_proof', admin);
    const reported = app.reported.length;
    stripe.refuse(1);
    expect((await act(id, 'approve')).status).toBe(200);
    expect(await stored(id)).toEqual(['authorised authorised']);
    expect(app.reported).toHaveLength(reported + 1);
    await sweep();
    expect(stripe.intents.get(intent)?.status).toBe('succeeded');
    expect(await stored(id)).toEqual(['captured captured']);
  });

  it('that Stripe has charged is known by the next sweep, though its answers were lost', async () => {
    const { id, intent } = await orderByCard();
    await act(id, 'send_proof', admin);
    const intentOf = stripe.intents.get(intent);
    if (intentOf) intentOf.status = 'succeeded';
    // The library sends once more after a connection that closed.
    stripe.loseAnswers(2);
    await act(id, 'approve');
    expect(await stored(id)).toEqual(['authorised authorised']);
    await sweep();
    expect(await stored(id)).toEqual(['captured captured']);
    expect(calls(intent, 'capture')).toBe(0);
  });

  it('that a bank has ended before the approval is not said to be charged, and an operator hears of it', async () => {
    const { id, intent } = await orderByCard();
    const intentOf = stripe.intents.get(intent);
    if (intentOf) intentOf.status = 'canceled';
    const reported = app.reported.length;
    await approve(id);
    expect(await stored(id)).toEqual(['lapsed lapsed']);
    expect(app.reported).toHaveLength(reported + 1);
  });

  it('is given up after a week without a decision', async () => {
    const { id, intent } = await orderByCard();
    clock = new Date(start.getTime() + aWeek - 1);
    await sweep();
    expect(await stored(id)).toEqual(['authorised authorised']);
    clock = new Date(start.getTime() + aWeek);
    await sweep();
    expect(stripe.intents.get(intent)?.status).toBe('canceled');
    expect(await stored(id)).toEqual(['lapsed lapsed']);
    expect(await seen(id)).toEqual(['lapsed', null]);
  });
});

describe('an open payment page', () => {
  it('is closed when its order is cancelled', async () => {
    const key = newKey();
    const session = (await send(key))?.split('/').at(-1) ?? '';
    const { id } = await newest();
    await act(id, 'cancel');
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect(await stored(id)).toEqual(['pending withdrawn']);
    expect(await send(key)).toBeNull();
  });
});

describe('an order whose card holds nothing any more', () => {
  const link = (body: unknown) => placed.parse(body).data.payment_link;
  const pay = (id: number, method: string, { token }: Person = buyer) =>
    app.post(`/api/v1/order/${id}/payment`, { method }, { token });
  const lapse = async () => {
    const order = await orderByCard();
    clock = new Date(start.getTime() + aWeek);
    await sweep();
    return order;
  };

  it('is paid by another card, whose payer returns to the order, and charged once approved', async () => {
    const { id } = await lapse();
    const session =
      link((await pay(id, 'card')).body)
        ?.split('/')
        .at(-1) ?? '';
    const created = stripe.received.findLast(({ path }) => path === '/v1/checkout/sessions')?.form;
    const page = `https://gifts.example/dashboard/orders/${id}`;
    expect(created).toMatchObject({ success_url: page, cancel_url: page });
    stripe.pay(session);
    // What was paid meanwhile opens no second page.
    expect(link((await pay(id, 'card')).body)).toBeNull();
    expect(await stored(id)).toEqual(['authorised lapsed', 'authorised authorised']);
    await approve(id);
    expect(await stored(id)).toEqual(['captured lapsed', 'captured captured']);
    expect((await pay(id, 'card')).status).toBe(409);
    expect((await pay(id, 'invoice')).status).toBe(409);
  });

  it('is charged at once where it was approved before', async () => {
    const { id, intent } = await orderByCard();
    const held = stripe.intents.get(intent);
    if (held) held.status = 'canceled';
    await approve(id);
    const session =
      link((await pay(id, 'card')).body)
        ?.split('/')
        .at(-1) ?? '';
    stripe.pay(session);
    await pay(id, 'card');
    await sweep();
    expect(await stored(id)).toEqual(['captured lapsed', 'captured captured']);
  });

  it('is paid by invoice instead, and its open page is closed', async () => {
    const { id } = await lapse();
    const session =
      link((await pay(id, 'card')).body)
        ?.split('/')
        .at(-1) ?? '';
    expect((await pay(id, 'invoice')).status).toBe(200);
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect(await stored(id)).toEqual(['pending lapsed', 'pending withdrawn']);
    expect(await newest()).toMatchObject({ payNow: false, getInvoice: true });
    expect((await pay(id, 'card')).status).toBe(409);
  });

  it('opens one page, however often it is asked for at once', async () => {
    const { id } = await lapse();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, 'card')));
    expect(new Set(answers.map(({ body }) => link(body))).size).toBe(1);
    expect(await stored(id)).toEqual(['pending lapsed', 'pending open']);
  });

  it('is paid by its buyer alone, and not once it has ended', async () => {
    const { id } = await lapse();
    expect((await pay(id, 'card', await app.person())).status).toBe(404);
    expect((await pay(id, 'card', admin)).status).toBe(409);
    await act(id, 'cancel');
    expect((await pay(id, 'card')).status).toBe(409);
    expect(await stored(id)).toEqual(['lapsed lapsed']);
  });
});

describe('a hold that ends soon', () => {
  const aDay = aWeek / 7;
  const warnings = async (orderId: number) => {
    const queued = await app.db.select().from(mails).orderBy(mails.id);
    return queued.filter(({ subject }) => subject.startsWith(`Order ${orderId}:`));
  };

  it('is mailed to each administrator once, two days before, with what the order waits for', async () => {
    const second = await app.person('admin');
    const { id } = await orderByCard();
    await act(id, 'send_proof', admin);
    clock = new Date(start.getTime() + aWeek - 2 * aDay - 1);
    await sweep();
    expect(await warnings(id)).toEqual([]);
    clock = new Date(start.getTime() + aWeek - 2 * aDay);
    await Promise.all([sweep(), sweep()]);
    const sent = await warnings(id);
    const receivers = sent.map(({ key }) => key.replace(/^hold \d+ to /, ''));
    expect(receivers).toEqual(expect.arrayContaining([String(admin.id), String(second.id)]));
    expect(receivers).toHaveLength(new Set(receivers).size);
    for (const { subject, body } of sent) {
      expect(subject).toBe(`Order ${id}: its card holds the amount until 09/03/2026`);
      expect(body).toContain("Its mockup waits for the buyer's approval.");
      expect(body).toContain(`https://gifts.example/dashboard/orders/${id}`);
    }
  });

  it('is not mailed once the buyer has decided, nor once it has ended', async () => {
    const decided = await orderByCard();
    await approve(decided.id);
    const ended = await orderByCard();
    clock = new Date(start.getTime() + aWeek - aDay);
    await app.db.update(payments).set({ heldUntil: clock }).where(eq(payments.orderId, ended.id));
    await sweep();
    expect([...(await warnings(decided.id)), ...(await warnings(ended.id))]).toEqual([]);
  });
});
