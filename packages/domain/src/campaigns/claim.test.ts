import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliveries } from '../testing/deliveries';
import {
  choiceFaults,
  claimRequest,
  claimView,
  type OpenedLink,
  takenGifts,
  toClaimBody,
  toClaimForm,
  viewOf,
} from './claim';
import { toClaimPage } from './claim-page';
import { unsetMicrosite } from './microsite-setup';

const items = ['1', '2', '3'].map((id) => ({ id, name: `Gift ${id}`, picture: null, unit: 1, quantity: 9 }));
const unset = unsetMicrosite(items.map(({ id }) => id));
const sized = { askSize: true, inputType: 'options', options: ['S', 'M'], plainText: '' } as const;
const opening = { opens: '2026-03-01T09:00', closes: '2026-03-31T18:00', timeZone: 'Europe/London' };
const page = toClaimPage(
  { items },
  {
    ...unset,
    ...opening,
    giftsPerPerson: 1,
    items: [{ ...sized, orderItemId: '1' }, ...unset.items.slice(1)],
  },
);
const all = toClaimPage({ items }, { ...unset, ...opening });
const stock = (left: readonly number[], people = 5) => ({
  people,
  left: new Map(items.map(({ id }, index) => [id, left[index] ?? 0])),
});
const link: OpenedLink = {
  setUp: true,
  paused: false,
  status: 'approved',
  cancelled: false,
  used: false,
  sender: 'Amara Okafor',
  company: 'Fernside Studio',
  campaign: 'Spring',
  page,
  stock: stock([1, 1, 1]),
  delivery: null,
};
const during = new Date('2026-03-10T12:00:00Z');
const stateOf = (changes: Partial<OpenedLink>, now = during) => viewOf({ ...link, ...changes }, now).state;
const form = { ...deliveries.Ireland, chosen: ['1'], sizes: ['M', '', ''] };
const body = (changes: object) =>
  claimRequest.parse({ secret: 'x'.repeat(22), ...toClaimBody(page, form, null), ...changes });

describe('what the holder of a link sees', () => {
  it.each([
    ['draft', { setUp: false }],
    ['paused', { paused: true }],
    ['cancelled', { cancelled: true, paused: true }],
    ['claimed by somebody else', { used: true }],
    ['open', { stock: stock([0, 0, 1]) }],
    ['all gone', { stock: stock([0, 0, 0]) }],
    ['all gone', { stock: stock([1, 1, 1], 0) }],
    // Each person gets all of them, and one is gone.
    ['all gone', { page: all, stock: stock([1, 0, 1]) }],
  ])('is %s', (state, changes) => {
    expect(stateOf(changes)).toBe(state);
  });

  it.each([
    ['2026-03-01T08:59:59Z', 'not yet open'],
    ['2026-03-01T09:00:00Z', 'open'],
    // Summer time has begun.
    ['2026-03-31T16:59:59Z', 'open'],
    ['2026-03-31T17:00:00Z', 'closed'],
    ['2027-03-31T17:00:00Z', 'closed'],
  ])('at %s is %s', (now, state) => {
    expect(stateOf({}, new Date(now))).toBe(state);
  });

  it('shows what is left while it is open, and no gifts otherwise', () => {
    expect(viewOf({ ...link, stock: stock([0, 1, 1]) }, during).gifts.map(({ left }) => left)).toEqual([
      false,
      true,
      true,
    ]);
    expect(viewOf({ ...link, paused: true }, during).gifts).toEqual([]);
    expect(viewOf(link, during, true).state).toBe('gift or size gone');
  });

  it('goes over the wire and back', () => {
    const view = viewOf(link, during);
    expect(z.decode(claimView, z.encode(claimView, view))).toEqual(view);
  });
});

describe('a claim', () => {
  it('is of what was chosen, and comes back as the form it came from', () => {
    expect(body({}).chosen).toEqual([{ order_item_id: '1', size: 'M' }]);
    expect(toClaimForm(page, body({}))).toEqual(form);
    expect(takenGifts(page, body({}))).toEqual(body({}).chosen);
  });

  it('is of everything where there is nothing to choose', () => {
    expect(takenGifts(all, body({})).map(({ order_item_id }) => order_item_id)).toEqual(['1', '2', '3']);
  });

  it.each([
    [[{ order_item_id: '9' }], { chosen: ['Choose from the gifts of this page'] }],
    [[{ order_item_id: '2' }, { order_item_id: '2' }], { chosen: ['Choose from the gifts of this page'] }],
    [[], { chosen: ['Please select at least one gift'] }],
    [[{ order_item_id: '2' }, { order_item_id: '3' }], { chosen: ['Please select 1 at most'] }],
    [[{ order_item_id: '1' }], { 'chosen.0.size': ['Please select your size'] }],
    [[{ order_item_id: '1', size: 'XXL' }], { 'chosen.0.size': ['Please select your size'] }],
    [[{ order_item_id: 2 }], {}],
  ])('of %j is refused with %j', (chosen, faults) => {
    expect(choiceFaults(page, body({ chosen }))).toEqual(faults);
  });

  it.each(['', 'short', 'x'.repeat(65), `${'x'.repeat(21)}/`])('needs a secret, and %j is none', (secret) => {
    expect(claimRequest.safeParse({ ...body({}), secret }).success).toBe(false);
  });
});
