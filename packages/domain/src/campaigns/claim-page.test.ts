import { describe, expect, it } from 'vitest';
import { deliveries } from '../testing/deliveries';
import { type ClaimPage, claimForm, emptyClaim, getsAll, toClaimPage } from './claim-page';
import { unsetMicrosite } from './microsite-setup';

const items = ['tee', 'cap', 'mug'].map((id) => ({ id, name: id, picture: null, unit: 1, quantity: 9 }));
const unset = unsetMicrosite(items.map(({ id }) => id));
const asked = {
  askSize: true,
  inputType: 'options',
  options: ['S', 'M'],
  plainText: '',
  pieces: [],
} as const;
const setup = {
  ...unset,
  giftsPerPerson: 2,
  collectsAddresses: false,
  items: [
    { ...asked, orderItemId: 'tee' },
    { ...asked, inputType: 'plain_text' as const, orderItemId: 'cap' },
    { ...asked, askSize: false, orderItemId: 'mug' },
  ],
};
const page = toClaimPage({ items }, setup);

/** The messages of a claim, by field. */
const messagesOf = (of: ClaimPage, claim: Partial<ReturnType<typeof emptyClaim>>) =>
  (claimForm(of).safeParse({ ...emptyClaim(of), ...deliveries.Ireland, ...claim }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

it('a page has the gifts of the order, each with its question', () => {
  expect(page.gifts.map(({ id, size }) => [id, size])).toEqual([
    ['tee', { kind: 'options', options: ['S', 'M'] }],
    ['cap', { kind: 'text' }],
    ['mug', { kind: 'none' }],
  ]);
  expect(getsAll(page)).toBe(false);
  expect(getsAll(toClaimPage({ items }, unset))).toBe(true);
});

describe('a claim', () => {
  it('is of one gift at least, and of as many as the buyer gives', () => {
    expect(messagesOf(page, { chosen: [] })).toEqual(['chosen: Please select at least one gift']);
    expect(messagesOf(page, { chosen: ['mug'] })).toEqual([]);
    expect(messagesOf(page, { chosen: ['mug', 'tee'], sizes: ['M', '', ''] })).toEqual([]);
    expect(messagesOf(page, { chosen: ['mug', 'tee', 'cap'], sizes: ['M', '58', ''] })).toEqual([
      'chosen: Please select 2 at most',
    ]);
  });

  it('has a size for each chosen gift that asks for one', () => {
    expect(messagesOf(page, { chosen: ['tee', 'cap'], sizes: [' ', '', ''] })).toEqual([
      'sizes.0: Please select your size',
      'sizes.1: Please select your size',
    ]);
    expect(messagesOf(page, { chosen: ['mug'], sizes: ['', '', ''] })).toEqual([]);
  });

  it('is of all gifts where there is nothing to choose', () => {
    const all = toClaimPage({ items }, { ...setup, giftsPerPerson: 3 });
    expect(messagesOf(all, { sizes: ['M', '', ''] })).toEqual(['sizes.1: Please select your size']);
    expect(messagesOf(all, { sizes: ['M', '58', ''] })).toEqual([]);
  });
});
