import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliveries } from '../testing/deliveries';
import {
  choiceFaults,
  claimRequest,
  claimView,
  isChoiceGone,
  type OpenedLink,
  stockOf,
  takenGifts,
  toClaimBody,
  toClaimForm,
  viewOf,
} from './claim';
import { claimForm, toClaimPage } from './claim-page';
import { unsetMicrosite } from './microsite-setup';

const items = ['1', '2', '3'].map((id) => ({ id, name: `Gift ${id}`, picture: null, unit: 1, quantity: 9 }));
const unset = unsetMicrosite(items.map(({ id }) => id));
const sized = {
  askSize: true,
  inputType: 'options',
  options: ['S', 'M'],
  plainText: '',
  pieces: [],
} as const;
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
  sizesTaken: new Map<string, ReadonlyMap<string, number>>(),
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

describe('stock per size', () => {
  const counted = {
    ...page,
    gifts: page.gifts.map((gift, index) => (index === 0 ? { ...gift, sizesLeft: [2, null] } : gift)),
  };
  const opened = (...sizes: string[]) =>
    viewOf(
      {
        ...link,
        page: counted,
        stock: stockOf(
          items,
          sizes.map((size) => ({ giftId: '1', size, pieces: 1 })),
          5,
        ),
      },
      during,
    ).gifts[0];

  it('counts down what is counted, and leaves the rest open', () => {
    expect(opened()?.sizesLeft).toEqual([2, null]);
    expect(opened('S', 'M', 'M')?.sizesLeft).toEqual([1, null]);
    expect(opened('S', 'S', 'S')).toMatchObject({ sizesLeft: [0, null], left: true });
  });

  it('leaves nothing of a gift whose sizes are all gone', () => {
    const stockLeft = stockOf(items, [{ giftId: '1', size: 'S', pieces: 1 }], 5);
    const gone = {
      ...page,
      gifts: page.gifts.map((gift, index) => (index === 0 ? { ...gift, sizesLeft: [1, 0] } : gift)),
    };
    const view = viewOf({ ...link, page: gone, stock: stockLeft }, during);
    expect(view.gifts.map(({ left }) => left)).toEqual([false, true, true]);
  });

  it('says that the last of a size has just been taken, and no other', () => {
    const stockLeft = stockOf(items, [{ giftId: '1', size: 'S', pieces: 2 }], 5);
    const gone = (size: string) => isChoiceGone(counted, stockLeft, { order_item_id: '1', size });
    expect([gone('S'), gone('M')]).toEqual([true, false]);
    const givenBack = stockOf(
      items,
      [
        { giftId: '1', size: 'S', pieces: 2 },
        { giftId: '1', size: 'S', pieces: -1 },
      ],
      5,
    );
    expect(isChoiceGone(counted, givenBack, { order_item_id: '1', size: 'S' })).toBe(false);
  });

  it('is no fault of a body, and one of the form', () => {
    const none = {
      ...page,
      gifts: page.gifts.map((gift, index) => (index === 0 ? { ...gift, sizesLeft: [5, 0] } : gift)),
    };
    expect(choiceFaults(none, body({}))).toEqual({});
    const { error } = claimForm(none).safeParse(form);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['sizes.0', 'This size is all taken. Please select another'],
    ]);
  });
});

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
