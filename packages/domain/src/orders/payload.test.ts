import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { goesToSeveralAddresses, orderPayload, toOrderPayload } from './payload';
import { sampleDraft } from './sample-draft';

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

describe('the create-order payload', () => {
  test('on an invoice is exactly as written', () => {
    expect(toOrderPayload(sampleDraft, context)).toEqual(written);
  });
  test('by card drops lines 2 and 3 of the delivery address', () => {
    const { address_line_2: _two, address_line_3: _three, ...short } = written.delivery_address;
    expect(toOrderPayload(sampleDraft, { ...context, payment: 'card' })).toEqual({
      ...written,
      pay_now: true,
      get_invoice: false,
      delivery_address: short,
    });
  });
  test('loses nothing where the API offers orders.full', () => {
    expect(
      toOrderPayload(sampleDraft, { ...context, payment: 'card', capabilities: ['orders.full'] }),
    ).toEqual({
      ...written,
      pay_now: true,
      get_invoice: false,
      gift_note: sampleDraft.giftNote,
    });
  });
  test('to several addresses sends no delivery address', () => {
    const checkout = sampleDraft.checkout && { ...sampleDraft.checkout, delivery: null };
    const { delivery_address: _dropped, ...rest } = written;
    expect(toOrderPayload({ ...sampleDraft, checkout }, context)).toEqual({
      ...rest,
      multiple_delivery_address: true,
    });
  });
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
  test('is what the server reads', () => {
    expect(z.safeParse(orderPayload, toOrderPayload(sampleDraft, context)).success).toBe(true);
  });
});

test('the flag of the draft and the flag of the order say the opposite', () => {
  expect(goesToSeveralAddresses(true)).toBe(false);
  expect(goesToSeveralAddresses(false)).toBe(true);
});
