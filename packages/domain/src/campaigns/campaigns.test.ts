import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { campaignDetail } from './campaign';
import {
  micrositeForm,
  micrositePayload,
  noPieces,
  sizeInputs,
  toMicrositeForm,
  toMicrositePayload,
} from './microsite';
import { splitOptions } from './size-question';

const item = {
  orderItemId: '2001',
  askSize: true,
  inputType: 'options',
  options: '',
  plainText: '',
  pieces: noPieces(),
} as const;

describe('the microsite form', () => {
  test('opens without asking for a size, with options to come', () => {
    const [opened] = toMicrositeForm({
      items: [{ id: '7', name: '', picture: null, unit: 0, quantity: 1 }],
    }).items;
    expect(opened).toEqual({ ...item, orderItemId: '7', askSize: false });
  });
  test.each(['', '  ', ' , ,'])('requires options, and %j has none', (options) => {
    const { error } = micrositeForm.safeParse({ items: [item, { ...item, options }] });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['items.0.options', 'Options are required'],
      ['items.1.options', 'Options are required'],
    ]);
  });
  test('requires none when no size, or a custom size, is asked for', () => {
    const items = [
      { ...item, askSize: false },
      { ...item, inputType: 'plain_text' },
    ];
    expect(micrositeForm.safeParse({ items }).success).toBe(true);
  });
  test('becomes the written body', () => {
    const items = [
      { ...item, options: ' Small, Medium ,,Large,' },
      { ...item, orderItemId: 'a1', inputType: 'plain_text' as const, plainText: ' EU size ' },
      { ...item, askSize: false },
    ];
    expect(toMicrositePayload({ items })).toEqual({
      products: [
        {
          order_item_id: 2001,
          ask_size: 'yes',
          input_type: 'options',
          options: ['Small', 'Medium', 'Large'],
        },
        { order_item_id: 'a1', ask_size: 'yes', input_type: 'plain_text', plain_text: 'EU size' },
        { order_item_id: 2001, ask_size: 'no' },
      ],
    });
  });
  test('is accepted where it arrives, whatever valid form it came from', () => {
    const items = fc.array(
      fc.record({
        orderItemId: fc.nat().map(String),
        askSize: fc.boolean(),
        inputType: fc.constantFrom(...sizeInputs),
        options: fc.oneof(
          fc.string(),
          fc.array(fc.string()).map((texts) => texts.join(',')),
        ),
        plainText: fc.string(),
      }),
    );
    fc.assert(
      fc.property(items, (given) => {
        const form = micrositeForm.safeParse({ items: given });
        if (form.success)
          expect(micrositePayload.safeParse(toMicrositePayload(form.data)).success).toBe(true);
      }),
      { seed: 1 },
    );
  });
  test('splits options without blanks or empty ones', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const option of splitOptions(text)) {
          expect(option).toBe(option.trim());
          expect(option).not.toBe('');
          expect(option).not.toContain(',');
        }
      }),
      { seed: 1 },
    );
  });
});

describe('a campaign', () => {
  test('is read with ids of its lines, and goes back unchanged', () => {
    const model = z.decode(campaignDetail, {
      name: 'Spring joiners',
      quantity: '120',
      price_in_currency: '2646.00',
      user_currency: 'GBP',
      order_items: [
        {
          id: 7,
          quantity: 120,
          product: { name: 'Mug', thumbnail: '/m.svg' },
          product_price_user_currency: '8.40',
        },
      ],
      gift_box: { name: 'Keepsake Box' },
      gift_box_price_user_currency: 6.4,
      delivery_addresses: [{ addressLine1: '14 Calder Wharf', post_town: 'Leeds', postal_code: 'LS10 1AP' }],
    });
    expect(model).toMatchObject({
      dueDate: null,
      quantity: 120,
      total: 264_600,
      items: [{ id: '7', name: 'Mug', picture: '/m.svg', unit: 840, quantity: 120 }],
      giftBox: { name: 'Keepsake Box', unit: 640 },
      deliveryAddresses: [{ line1: '14 Calder Wharf', line2: '', postTown: 'Leeds' }],
      billingAddresses: [],
    });
    expect(z.decode(campaignDetail, z.encode(campaignDetail, model))).toEqual(model);
  });
});
