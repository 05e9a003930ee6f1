import { describe, expect, test } from 'vitest';
import { deliveries } from '../testing/deliveries';
import {
  deliveryForm,
  emptyDelivery,
  micrositeDeliveryForm,
  type RedeemableGift,
  redemptionForm,
  toRedemption,
} from './recipient';

const filled = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@lumen.example',
  phone: '07700 900142',
  deliveryAddress1: 'Flat 3, 27 Elm Grove',
  deliveryAddress2: 'Redland',
  postalCode: 'BS6 5AA',
  postTown: 'Bristol',
};

/** The first message of each field, as the form shows it. */
const messagesOf = (form: Pick<typeof deliveryForm, 'safeParse'>, value: unknown) => {
  const issues = form.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
};

const missing = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
  phone: 'Please enter your phone number',
  deliveryAddress1: 'Please enter your delivery address',
  postalCode: 'Please enter your postal code',
  postTown: 'Please enter your post town',
};

describe("a recipient's delivery form", () => {
  test('asks for all but the second line of the address', () => {
    expect(messagesOf(deliveryForm, emptyDelivery)).toEqual(missing);
  });

  test('asks for the size as well where the microsite does', () => {
    const sized = micrositeDeliveryForm({ asksSize: true });
    expect(messagesOf(sized, emptyDelivery)).toEqual({ size: 'Please select your size', ...missing });
    expect(sized.parse({ ...filled, size: ' Large ' })).toEqual({ ...filled, size: 'Large' });
  });

  test('goes without a size where none is asked for', () => {
    const { success } = micrositeDeliveryForm({ asksSize: false }).safeParse({ ...filled, size: '' });
    expect(success).toBe(true);
  });

  test('is accepted without a second line, and blanks at the ends are no answer', () => {
    expect(deliveryForm.parse({ ...filled, deliveryAddress2: ' ' })).toEqual({
      ...filled,
      deliveryAddress2: '',
    });
    expect(messagesOf(deliveryForm, { ...filled, postTown: '  ' })).toEqual({ postTown: missing.postTown });
  });

  test('wants an email address a message can reach', () => {
    expect(messagesOf(deliveryForm, { ...filled, email: 'noor@' })).toEqual({
      email: 'Enter an email address like name@company.com',
    });
  });

  test('takes 255 characters of a line and no more', () => {
    expect(deliveryForm.safeParse({ ...filled, deliveryAddress2: 'x'.repeat(255) }).success).toBe(true);
    expect(messagesOf(deliveryForm, { ...filled, deliveryAddress2: 'x'.repeat(256) })).toEqual({
      deliveryAddress2: 'Use 255 characters or fewer',
    });
  });
});

test.each(Object.entries(deliveries))('a delivery to %s is kept to the letter', (_country, delivery) => {
  expect(deliveryForm.parse(delivery)).toEqual(delivery);
});

test('voice-typed text without a full stop is kept to the letter', () => {
  const deliveryAddress1 = 'the blue door left of the bakery second bell ask for noor new line thanks';
  expect(deliveryForm.parse({ ...filled, deliveryAddress1 })).toEqual({ ...filled, deliveryAddress1 });
});

test('a redemption names the chosen gifts, in the order of the page', () => {
  const gifts: RedeemableGift[] = ['a', 'b', 'c'].map((id) => ({
    id,
    name: id,
    description: '',
    picture: null,
    price: 156,
  }));
  const form = redemptionForm.parse({ ...filled, chosen: [true, false, true] });
  expect(toRedemption(form, gifts)).toEqual({ ...filled, giftIds: ['a', 'c'] });
});
