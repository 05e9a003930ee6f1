import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Capability } from '../capabilities/capabilities';
import { sampleDraft } from '../testing/sample-draft';
import { goesToSeveralAddresses, orderIdentity, orderPayload, toOrderPayload } from './payload';

const context = { userId: '7', payment: 'invoice', capabilities: [] } as const;

const written = {
  user_id: 7,
  name: 'Amara Okafor',
  email: 'amara@fernside.example',
  phone: '+44 113 496 0142',
  number_of_boxes: 120,
  estimated_budget: 3000,
  products_in_bag: [],
  gift_box_id: 202,
  gift_box_type: 'custom_branding',
  status: 'pending',
  campaign_type: 'gift_redemption',
  campaign_name: 'Spring joiners',
  gift_redeem_quantity: null,
  multiple_delivery_address: false,
  user_currency: 'GBP',
  pay_now: false,
  get_invoice: true,
  products: [
    { product_id: 101, quantity: 120 },
    { product_id: 104, quantity: 120 },
  ],
  billing_address: {
    biller_name: 'Amara Okafor',
    email: 'amara@fernside.example',
    phone: '+44 113 496 0142',
    address_line_1: '2 Canal Street',
    address_line_2: '',
    address_line_3: '',
    postal_code: 'LS12 2PL',
    post_town: 'Leeds',
  },
  delivery_address: {
    recipient_name: 'Amara Okafor',
    email: 'amara@fernside.example',
    phone: '+44 113 496 0142',
    address_line_1: '14 Calder Wharf',
    address_line_2: 'Second floor',
    address_line_3: '',
    postal_code: 'LS10 1AP',
    post_town: 'Leeds',
  },
};

/** One golden payload for every variant there is: how it is paid, what the API takes beyond the written table, where it goes. */
const { address_line_2: two, address_line_3: three, ...shortDelivery } = written.delivery_address;
const longDelivery = { ...shortDelivery, address_line_2: two, address_line_3: three };
const byCard = { pay_now: true, get_invoice: false };
const seen = {
  total: 2646,
  products: [
    { product_id: 101, price: 8.4 },
    { product_id: 104, price: 7.25 },
  ],
  gift_box: 6.4,
};
const several = ({ delivery_address: _delivery, ...rest }: Record<string, unknown>) => ({
  ...rest,
  multiple_delivery_address: true,
});
const note = sampleDraft.giftNote;

const golden: readonly [
  variant: string,
  payment: 'card' | 'invoice',
  capabilities: readonly Capability[],
  addresses: 'one' | 'several',
  payload: unknown,
][] = [
  ['invoice', 'invoice', [], 'one', written],
  ['card', 'card', [], 'one', { ...written, ...byCard, delivery_address: shortDelivery }],
  ['invoice to several addresses', 'invoice', [], 'several', several(written)],
  ['card to several addresses', 'card', [], 'several', several({ ...written, ...byCard })],
  ['invoice, orders.full', 'invoice', ['orders.full'], 'one', { ...written, gift_note: note }],
  [
    'card, orders.full',
    'card',
    ['orders.full'],
    'one',
    { ...written, ...byCard, delivery_address: longDelivery, gift_note: note },
  ],
  [
    'card to several addresses, orders.full',
    'card',
    ['orders.full'],
    'several',
    several({ ...written, ...byCard, gift_note: note }),
  ],
  ['invoice, orders.prices', 'invoice', ['orders.prices'], 'one', { ...written, expected_prices: seen }],
  [
    'card, everything',
    'card',
    ['orders.full', 'orders.prices'],
    'one',
    { ...written, ...byCard, gift_note: note, expected_prices: seen },
  ],
];

test.each(golden)('golden payload: %s', (_variant, payment, capabilities, addresses, payload) => {
  const checkout = sampleDraft.checkout && {
    ...sampleDraft.checkout,
    ...(addresses === 'several' && { delivery: null }),
  };
  const made = toOrderPayload({ ...sampleDraft, checkout }, { userId: '7', payment, capabilities });
  // Strict: a key that is there without a value is a difference too.
  expect(made).toStrictEqual(payload);
  expect(z.safeParse(orderPayload, made).success).toBe(true);
});

describe('the create-order payload', () => {
  test('of a visitor names no user', () => {
    expect(toOrderPayload(sampleDraft, { ...context, userId: undefined })).not.toHaveProperty('user_id');
  });
  test('without packaging says so with null', () => {
    expect(toOrderPayload({ ...sampleDraft, packaging: null }, context)).toMatchObject({
      gift_box_id: null,
      gift_box_type: null,
    });
  });
  test('cannot be made of an empty box, or before the addresses are known', () => {
    expect(toOrderPayload({ ...sampleDraft, products: [], packaging: null }, context)).toBeNull();
    expect(toOrderPayload({ ...sampleDraft, checkout: null }, context)).toBeNull();
    expect(toOrderPayload({ ...sampleDraft, project: null }, context)).toBeNull();
  });
});

test('the flag of the draft and the flag of the order say the opposite', () => {
  expect(goesToSeveralAddresses(true)).toBe(false);
  expect(goesToSeveralAddresses(false)).toBe(true);
});

test('artwork goes with the order where the API keeps it, and makes it another order', () => {
  const withArtwork = { ...context, artworkId: '3001' };
  expect(toOrderPayload(sampleDraft, withArtwork)).not.toHaveProperty('artwork_id');
  expect(toOrderPayload(sampleDraft, { ...withArtwork, capabilities: ['orders.artwork'] })).toMatchObject({
    artwork_id: 3001,
  });
  expect(orderIdentity(sampleDraft, '7', '3001')).not.toBe(orderIdentity(sampleDraft, '7'));
});
