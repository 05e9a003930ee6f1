import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registration, toRegistration } from '../account/forms';
import { toMinor } from '../money/money';
import { describedChange, describedEditForm, describedForm, isUnchanged } from './described';
import { countField, maxCount, maxPrice, priceField, requiredText, wirePrice, wireQuantity } from './fields';

const image = new File(['picture'], 'mug.png', { type: 'image/png' });

describe('a typed price', () => {
  const price = priceField('Price', 'Enter a price');
  test('leaves in hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxPrice }), (minor) => {
        expect(price.parse(` ${(minor / 100).toFixed(2)} `)).toBe(minor);
        expect(wirePrice.parse((minor / 100).toFixed(2))).toBe(minor);
      }),
      { seed: 1 },
    );
  });
  test.each(['-1', '1.234', '1,50', 'ten', '1e3', '1000000.01'])('is not %s', (text) => {
    expect(price.safeParse(text).error?.issues[0]?.message).toBe(
      'Price is an amount from 0 to 1,000,000.00, such as 8.40',
    );
  });
  test('has to be there', () => {
    expect(price.safeParse(' ').error?.issues.map(({ message }) => message)).toEqual(['Enter a price']);
  });
  test('has the same limit when it is sent', () => {
    expect(wirePrice.safeParse(maxPrice / 100 + 0.01).success).toBe(false);
    expect(toMinor(maxPrice / 100)).toBe(maxPrice);
  });
});

describe('a typed count', () => {
  const count = countField('Quantity', 'Enter the quantity');
  test.each([
    ['0', 0],
    [' 12 ', 12],
    [String(maxCount), maxCount],
  ])('%s is %i', (text, expected) => {
    expect(count.parse(text)).toBe(expected);
    expect(wireQuantity.parse(text)).toBe(expected);
  });
  test.each(['-1', '1.5', 'ten', String(maxCount + 1)])('is not %s', (text) => {
    expect(count.safeParse(text).error?.issues[0]?.message).toBe(
      'Quantity is a whole number from 0 to 1,000,000,000',
    );
    expect(wireQuantity.safeParse(text).success).toBe(false);
  });
});

describe('a name, a description and an image', () => {
  test('are all required of what is added', () => {
    const { error } = describedForm.safeParse({ name: ' ', description: '', image: null });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'Enter a name'],
      ['description', 'Enter a description'],
      ['image', 'Choose an image: PNG, JPG, JPEG'],
    ]);
  });
  test('may leave the image as it is when they are changed', () => {
    expect(describedEditForm.safeParse({ name: 'Mugs', description: 'Two', image: null }).success).toBe(true);
    expect(describedChange.safeParse({ name: 'Mugs', description: 'Two' }).success).toBe(true);
  });
  test('are unchanged only when all three are', () => {
    const before = { name: 'Mugs', description: 'Two' };
    expect(isUnchanged({ ...before, image: null }, before)).toBe(true);
    expect(isUnchanged(describedEditForm.parse({ ...before, name: ' Mugs ', image: null }), before)).toBe(
      true,
    );
    expect(isUnchanged({ ...before, name: 'Cups', image: null }, before)).toBe(false);
    expect(isUnchanged({ ...before, description: 'Three', image: null }, before)).toBe(false);
    expect(isUnchanged({ ...before, image }, before)).toBe(false);
  });
});

test('a NUL somebody pasted is left out of what they typed', () => {
  expect(requiredText('Missing').parse('  a\0b\uD83C 🎁\uFEFF ')).toBe('ab 🎁');
  expect(requiredText('Missing').safeParse('\0').success).toBe(false);
});

describe('a registration', () => {
  const form = {
    name: 'Amara Okafor',
    email: 'amara@example.com',
    phone: '+44 113 496 0000',
    companyName: 'Calder & Wharf',
    companyAddress: '14 Calder Wharf, Leeds',
    password: 'unwrap-the-day',
    passwordConfirmation: 'unwrap-the-day',
  };
  test('is sent under the written names, always as a user', () => {
    expect(toRegistration(form)).toEqual({
      name: 'Amara Okafor',
      email: 'amara@example.com',
      phone: '+44 113 496 0000',
      company_name: 'Calder & Wharf',
      company_address: '14 Calder Wharf, Leeds',
      password: 'unwrap-the-day',
      password_confirmation: 'unwrap-the-day',
      role: 'user',
    });
  });
  test('has its passwords compared again where the body arrives', () => {
    const body = { ...toRegistration(form), password_confirmation: 'another' };
    expect(registration.safeParse(body).error?.issues).toMatchObject([
      { path: ['password_confirmation'], message: 'The passwords do not match' },
    ]);
  });
});
