import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orders, payments } from '../../database/schema';
import { orderPayloadOf } from '../../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../../testing/test-app';

let clock = new Date('2026-03-02T09:00:00Z');
let app: TestApp;
let buyer: Person;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
});
beforeEach(async () => {
  buyer = await app.person();
});
afterAll(() => app.close());

const placed = z.object({ data: z.object({ payment_link: z.nullable(z.string()) }) });
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};

/** A browser that keeps and sends its cookie. */
const browser = () => {
  let cookie = '';
  const headers = (more: Record<string, string> = {}) => ({ ...(cookie && { Cookie: cookie }), ...more });
  return {
    order: async (more: Partial<OrderPayload> = {}, key = newKey(), { token } = buyer) => {
      const {
        status,
        body,
        headers: answered,
      } = await app.post(
        '/api/v1/create-order',
        orderPayloadOf({ pay_now: true, get_invoice: false, ...more }),
        { token, headers: headers({ [idempotencyHeader]: key }) },
      );
      expect(status).toBe(200);
      cookie = answered.get('set-cookie')?.split(';')[0] ?? cookie;
      return { link: placed.parse(body).data.payment_link, setCookie: answered.get('set-cookie') };
    },
    look: (link: string) => app.send(link, { headers: headers() }),
    post: (link: string, type: string, body: string) =>
      app.send(link, { method: 'POST', body, headers: headers({ 'Content-Type': type }) }),
    press: (link: string, outcome: string, more: Record<string, string> = {}) =>
      app.send(link, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        headers: headers({ 'Content-Type': 'application/x-www-form-urlencoded', ...more }),
      }),
  };
};

const linkOf = async (visitor: ReturnType<typeof browser>) => {
  const { link } = await visitor.order();
  if (link === null) throw new Error('The order has no payment link');
  return link;
};

const stored = async () => {
  const rows = await app.db
    .select({ order: orders.paymentStatus, payment: payments.state, authorisation: payments.authorisation })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.userId, buyer.id))
    .orderBy(payments.id);
  return rows;
};

describe('the page of a payment', () => {
  it('shows what is asked for, in words that cannot become markup', async () => {
    const visitor = browser();
    const { link, setCookie } = await visitor.order({ name: '<script>alert(1)</script>' });
    expect(setCookie).toMatch(/^payer=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
    expect(link).toMatch(/^\/sandbox-payment\/\d+\.[\w-]{43}$/);
    const { status, body, headers } = await visitor.look(link ?? '');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(body).toContain('Authorise 1,012.50 GBP');
    expect(body).toContain('50 gift boxes');
    expect(body).not.toContain('<script');
    // No field of the card has a name, so none is sent.
    expect(String(body).match(/<input[^>]*name=/g)).toBeNull();
  });

  it('authorises once: the amount is set aside, and pressing again changes nothing', async () => {
    const visitor = browser();
    const link = await linkOf(visitor);
    const both = await Promise.all([visitor.press(link, 'authorise'), visitor.press(link, 'authorise')]);
    const late = await visitor.press(link, 'fail');
    for (const { status, headers } of [...both, late]) {
      expect(status).toBe(303);
      expect(headers.get('location')).toBe('/payment-successful');
    }
    expect(await stored()).toEqual([
      { order: 'authorised', payment: 'authorised', authorisation: expect.stringMatching(/^sandbox_/) },
    ]);
    // The Back button comes to a page that says so.
    const { status, body } = await visitor.look(link);
    expect(status).toBe(200);
    expect(body).toContain('This card is authorised');
  });

  it.each([
    ['what is no form', 'multipart/form-data; boundary=x', 'not a form', 400],
    ['too large a form', 'application/x-www-form-urlencoded', `a=${'x'.repeat(5000)}`, 413],
  ])('refuses %s', async (_what, type, body, status) => {
    const visitor = browser();
    const reported = app.reported.length;
    expect((await visitor.post(await linkOf(visitor), type, body)).status).toBe(status);
    expect(app.reported).toHaveLength(reported);
  });

  it('fails the card, and that is final', async () => {
    const visitor = browser();
    const link = await linkOf(visitor);
    const { status, headers } = await visitor.press(link, 'fail');
    expect([status, headers.get('location')]).toEqual([303, '/payment-error']);
    expect((await visitor.press(link, 'authorise')).headers.get('location')).toBe('/payment-error');
    expect(await stored()).toEqual([{ order: 'failed', payment: 'failed', authorisation: null }]);
    expect((await visitor.look(link)).body).toContain('This payment has failed');
  });

  it('is over after half an hour, and another one takes its place', async () => {
    const visitor = browser();
    const key = newKey();
    const { link: first } = await visitor.order({}, key);
    clock = new Date(clock.getTime() + 31 * 60_000);
    const late = await visitor.press(first ?? '', 'authorise');
    expect(late.status).toBe(410);
    expect(late.body).toContain('This payment page has expired');
    expect(await stored()).toEqual([{ order: 'pending', payment: 'expired', authorisation: null }]);
    const { link: second } = await visitor.order({}, key);
    expect(second).not.toBe(first);
    await visitor.press(second ?? '', 'authorise');
    expect((await stored()).map(({ payment }) => payment)).toEqual(['expired', 'authorised']);
  });

  it('is for the browser the order came from, whoever else has the address', async () => {
    const visitor = browser();
    const link = await linkOf(visitor);
    const stranger = browser();
    await stranger.order();
    for (const other of [stranger, browser()]) {
      for (const { status, body } of [await other.look(link), await other.press(link, 'authorise')]) {
        expect(status).toBe(404);
        expect(body).not.toContain('GBP');
      }
    }
    expect((await visitor.press(link, 'authorise')).status).toBe(303);
  });

  it('cannot be guessed, and is not pressed by another site', async () => {
    const visitor = browser();
    const link = await linkOf(visitor);
    const [start, signature = ''] = link.split('.');
    const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const wrong of [
      `${start}.${turned}`,
      `${start}`,
      `${link}x`,
      '/sandbox-payment/1.x',
      '/sandbox-payment/',
    ])
      expect((await visitor.look(wrong)).status).toBe(404);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await visitor.press(link, 'authorise', { 'Sec-Fetch-Site': site })).status).toBe(404);
    expect((await visitor.press(link, 'steal')).status).toBe(400);
    expect(await stored()).toMatchObject([{ payment: 'open' }]);
    expect((await visitor.press(link, 'authorise', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  });
});

describe('an order that is sent again', () => {
  it('leads to the same page, one payment for eight requests at once', async () => {
    const visitor = browser();
    const key = newKey();
    const links = await Promise.all(Array.from({ length: 8 }, () => visitor.order({}, key)));
    expect(new Set(links.map(({ link }) => link)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('with the other button loses its page, and gets another one when the buyer comes back to the card', async () => {
    const visitor = browser();
    const key = newKey();
    const { link: first } = await visitor.order({}, key);
    expect((await visitor.order({ pay_now: false, get_invoice: true }, key)).link).toBeNull();
    expect((await visitor.press(first ?? '', 'authorise')).body).toContain('This payment was withdrawn');
    const { link: second } = await visitor.order({}, key);
    await visitor.press(second ?? '', 'authorise');
    expect((await stored()).map(({ payment }) => payment)).toEqual(['withdrawn', 'authorised']);
  });

  it('has no page once it is authorised', async () => {
    const visitor = browser();
    const key = newKey();
    const { link } = await visitor.order({}, key);
    await visitor.press(link ?? '', 'authorise');
    expect((await visitor.order({}, key)).link).toBeNull();
    expect((await visitor.order({ pay_now: false, get_invoice: true }, key)).link).toBeNull();
    expect(await stored()).toHaveLength(1);
  });
});

it('an order on an invoice has no payment, and no cookie', async () => {
  const { link, setCookie } = await browser().order({ pay_now: false, get_invoice: true });
  expect([link, setCookie]).toEqual([null, null]);
  expect(await stored()).toEqual([{ order: 'pending', payment: null, authorisation: null }]);
});

it('nothing is captured: no column says so, and the order says what is set aside', async () => {
  const visitor = browser();
  const link = await linkOf(visitor);
  await visitor.press(link, 'authorise');
  const [payment] = await app.db
    .select({ amount: payments.amountMinor, currency: payments.currency, total: orders.totalMinor })
    .from(payments)
    .innerJoin(orders, and(eq(orders.id, payments.orderId), eq(orders.userId, buyer.id)));
  expect(payment).toEqual({ amount: 101_250, currency: 'GBP', total: 101_250 });
});
