import { decimalsOf } from '@gifting/domain/money/exchange';
import { toAmount, toMinor } from '@gifting/domain/money/money';
import { lineTotal, orderDetail } from '@gifting/domain/orders/order';
import { orderPayload, toOrderPayload } from '@gifting/domain/orders/payload';
import { priceOrder } from '@gifting/domain/orders/price-order';
import { changesOf, quoteFrom } from '@gifting/domain/orders/quote';
import { isTooLarge, orderLines, stepFiveTotal, totalOf } from '@gifting/domain/orders/totals';
import { unitPrice } from '@gifting/domain/products/price';
import { product } from '@gifting/domain/products/product';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type RandomBox, randomBox } from '../testing/random-box';
import { toItemRows, toOrderRow } from './order-record';

// Takes some 20 s of a processor, which may be shared.
vi.setConfig({ testTimeout: 240_000 });

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const capabilities = ['orders.full', 'orders.prices'] as const;

/** Follows a box through every place that prices it. Throws where two differ. */
const follow = ({ draft, products, giftBox }: RandomBox): void => {
  const packs = draft.project?.packs ?? 0;
  const currency = draft.project?.currency ?? '';
  const lines = orderLines(draft);
  const total = totalOf(lines);
  const differ = (what: string): Error => new Error(`${what}: ${JSON.stringify({ lines, total, currency })}`);
  const fail = (what: string): void => {
    throw differ(what);
  };

  // The screens: whole hundredths, never negative, and what can be paid in the currency.
  const step = 10 ** Math.max(0, 2 - decimalsOf(currency));
  for (const { unit, total: amount } of lines) {
    if (!Number.isSafeInteger(unit) || unit < 0 || unit % step !== 0) fail('a unit price');
    if (!(amount >= 0) || amount !== unit * packs) fail('a line');
  }
  if (!(total >= 0) || !(stepFiveTotal(draft) >= 0)) fail('a total');

  // The payload, over the wire, as the server reads it.
  const payload = toOrderPayload(draft, { userId: '7', payment: 'invoice', capabilities });
  const request = orderPayload.safeParse(JSON.parse(JSON.stringify(payload)));
  if (!Number.isSafeInteger(total)) {
    // Amounts beyond exact hundredths are refused, with or without expected prices.
    const { expected_prices: _seen, ...unseen } = payload ?? {};
    const { faults } = priceOrder(z.parse(orderPayload, unseen), { products, giftBox });
    if (request.success || !faults.number_of_boxes) fail('an order beyond counting');
    return;
  }
  if (!request.success) throw differ('the payload');
  const { priced, faults, changed } = priceOrder(request.data, { products, giftBox });
  if (isTooLarge(draft)) {
    // The screens say the largest total before the press, and the server refuses it all the same.
    if (!faults.number_of_boxes) fail('an order that is too large');
    return;
  }
  if (Object.keys(faults).length > 0 || changed) fail('the server refuses what the screens show');
  if (priced.total !== total) fail("the server's total");

  // What is stored and shown in the dashboard: amounts travel as decimals and back.
  const units = [...toItemRows(packs, priced).map(({ unitMinor }) => unitMinor)];
  if (priced.giftBox) units.push(priced.giftBox.unit);
  const read = units.map((unit) => lineTotal({ unit: toMinor(toAmount(unit)), quantity: packs }));
  if (read.some((amount, index) => amount !== lines[index]?.total)) fail("the dashboard's lines");
  if (toMinor(toAmount(priced.total)) !== total || sumOf(read) !== total) fail("the dashboard's total");
};

/** The same for the order's row and the dashboard's response, which take longer. */
const followWhole = (chosen: RandomBox): void => {
  follow(chosen);
  const { draft, products, giftBox } = chosen;
  const lines = orderLines(draft);
  fc.pre(!isTooLarge(draft));
  const request = z.parse(
    orderPayload,
    toOrderPayload(draft, { userId: '7', payment: 'card', capabilities }),
  );
  const { priced } = priceOrder(request, { products, giftBox });
  const row = toOrderRow(request, priced, null);
  const answer = z.encode(orderDetail, {
    name: row.name,
    paymentStatus: 'pending',
    heldUntil: null,
    quantity: row.packs,
    total: row.totalMinor,
    currency: row.currency,
    items: toItemRows(row.packs, priced).map(({ productName, unitMinor, quantity }) => ({
      name: productName,
      picture: null,
      unit: unitMinor,
      quantity,
    })),
    giftBox: row.giftBoxName
      ? { name: row.giftBoxName, picture: null, unit: row.giftBoxUnitMinor ?? -1 }
      : null,
    deliveryAddresses: [],
    billingAddresses: [],
    giftNote: null,
    tax: null,
    invoiceNumber: null,
    creditNoteNumber: null,
    creditNoteLink: null,
    invoiceLink: null,
  });
  const shown = z.decode(orderDetail, JSON.parse(JSON.stringify(answer)));
  expect(shown.total).toBe(totalOf(lines));
  expect([
    ...shown.items.map(lineTotal),
    ...(shown.giftBox ? [lineTotal({ unit: shown.giftBox.unit, quantity: shown.quantity })] : []),
  ]).toEqual(lines.map(({ total }) => total));
};

describe('the price of a box', () => {
  it('is the same on the screens, in the payload, on the server and in the dashboard, for 100,000 boxes', () => {
    fc.assert(fc.property(randomBox, follow), { seed: 20_260_302, numRuns: 100_000 });
  });

  it('is the same through the stored row and the whole answer of the dashboard, for 3,000 boxes', () => {
    fc.assert(fc.property(randomBox, followWhole), { seed: 2, numRuns: 3000 });
  });

  it('is told as changed exactly when a line is', () => {
    fc.assert(
      fc.property(randomBox, fc.nat(4), fc.integer({ min: 1, max: 500 }), (chosen, which, more) => {
        const { draft, products, giftBox } = chosen;
        fc.pre(Number.isSafeInteger(totalOf(orderLines(draft))));
        const boxes = giftBox ? [giftBox] : [];
        expect(changesOf(draft, quoteFrom(draft, products, boxes))).toEqual([]);
        const raised = products.map((each, index) =>
          index === which
            ? {
                ...each,
                priceRanges: each.priceRanges.map((range) => ({ ...range, price: range.price + more })),
              }
            : each,
        );
        const told = changesOf(draft, quoteFrom(draft, raised, boxes));
        expect(told).toHaveLength(which < products.length ? 1 : 0);
        const payload = toOrderPayload(draft, { userId: '7', payment: 'card', capabilities });
        const request = z.parse(orderPayload, payload);
        expect(priceOrder(request, { products: raised, giftBox }).changed !== null).toBe(told.length > 0);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

describe('numbers that arrive as text', () => {
  const text = fc.tuple(fc.nat(1_000_000), fc.constantFrom('', '0', ' '), fc.boolean());
  it('are read as the numbers they are: prices, band limits, whole products', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(100), fc.nat(100), text), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 120 }),
        (bands, packs) => {
          const wire = (asText: boolean) => ({
            id: '7',
            name: 'Mug',
            minimum_order_quantity: asText ? '1' : 1,
            from_price: asText ? '0.00' : 0,
            price_ranges: bands.map(([min, max, [price, pad]]) => ({
              min_quantity: asText ? String(min) : min,
              max_quantity: asText ? ` ${max}` : max,
              price: asText ? `${(price / 100).toFixed(2)}${pad}` : price / 100,
            })),
          });
          const one = z.decode(product, z.parse(z.any(), wire(true)));
          const other = z.decode(product, z.parse(z.any(), wire(false)));
          expect(one.priceRanges).toEqual(other.priceRanges);
          const price = unitPrice(one.priceRanges, packs);
          expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
          const band = bands.find(([min, max]) => min <= packs && packs <= max) ?? bands[0];
          expect(price).toBe(band?.[2][0]);
        },
      ),
      { seed: 1, numRuns: 5000 },
    );
  });
});
