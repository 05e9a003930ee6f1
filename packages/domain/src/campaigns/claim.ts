import * as z from 'zod/mini';
import type { OrderStatus } from '../orders/order-status';
import { codecOf, entity, field } from '../wire/entity';
import { wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';
import { type LinkState, linkRules, linkStateOf } from './claim-link';
import { type ClaimForm, type ClaimGift, type ClaimPage, claimForm, getsAll, sizeLeft } from './claim-page';
import { erasures } from './erasure';
import { type Language, languages } from './language';
import { type Opening, timeOf } from './opening';
import { type Delivery, deliveryForm } from './recipient';

/** A gift on the wire, with its question and whether any is left. */
const wireGift = codecOf({
  wire: {
    id: wireId,
    name: wireText,
    thumbnail_url: wireNullableText,
    ask_size: z.enum(['none', 'text', 'options']),
    options: wireList(z.string()),
    left: z.boolean(),
    /** Of each option, in their order (`campaigns.sizes`). */
    options_left: wireList(z.nullable(wireCount)),
    /** In centimetres (`catalogue.guides`). */
    guide: wireList(z.object({ size: wireText, chest: z.number(), length: z.number() })),
  },
  decode: ({ id, name, thumbnail_url, ask_size, options, left, options_left, guide }): ClaimGift => ({
    id,
    name,
    description: '',
    picture: thumbnail_url,
    size: ask_size === 'options' ? { kind: ask_size, options } : { kind: ask_size },
    left,
    sizesLeft: options_left,
    guide,
  }),
  encode: ({ id, name, picture, size, left, sizesLeft, guide }) => ({
    id,
    name,
    thumbnail_url: picture,
    ask_size: size.kind,
    options: size.kind === 'options' ? [...size.options] : [],
    left,
    options_left: [...sizesLeft],
    guide: [...guide],
  }),
});

/** A delivery that the buyer has entered, on the wire. */
const knownDelivery = entity({
  firstName: field('first_name', wireText),
  lastName: field('last_name', wireText),
  email: field('email', wireText),
  phone: field('phone', wireText),
  deliveryAddress1: field('delivery_address_1', wireText),
  deliveryAddress2: field('delivery_address_2', wireText),
  postalCode: field('postal_code', wireText),
  postTown: field('post_town', wireText),
});

/** The states of a claim link on the wire. */
const states = linkRules.map(({ state }) => state) as [LinkState, ...LinkState[]];

/**
 * What the holder of a claim link sees (`campaigns.links`): the link's state, who sends it, and the gifts while it is
 * open. An unknown link says nothing else.
 */
export const claimView = entity({
  state: field('state', z.enum(states)),
  sender: field('sender', wireText),
  company: field('company', wireText),
  campaign: field('campaign', wireText),
  opens: field('opens', wireNullableText),
  closes: field('closes', wireNullableText),
  timeZone: field('time_zone', wireNullableText),
  giftsPerPerson: field('gifts_per_person', wireCount),
  /** Whether the sender sees the delivery address. */
  collectsAddresses: field('collects_addresses', z.boolean()),
  gifts: field('gifts', wireList(wireGift)),
  /** What the buyer has entered of whom the link is for, to be checked by them; `null` if nothing. */
  delivery: field('delivery', z._default(z.nullable(knownDelivery), null)),
});
export type ClaimView = z.output<typeof claimView>;

/** What a wrong and a revoked link show alike. */
export const unknownLink: ClaimView = {
  state: 'unknown link',
  sender: '',
  company: '',
  campaign: '',
  opens: null,
  closes: null,
  timeZone: null,
  giftsPerPerson: 0,
  collectsAddresses: false,
  gifts: [],
  delivery: null,
};

/** The claim page of a view. */
export const pageOfView = ({
  gifts,
  giftsPerPerson,
  collectsAddresses,
  opens,
  closes,
  timeZone,
}: ClaimView): ClaimPage => ({
  gifts,
  giftsPerPerson,
  collectsAddresses,
  opening: { opens, closes, timeZone },
});

/** A secret of 128 bits or more, in the letters of an address. */
const secretPattern = /^[\w-]{22,64}$/;

const delivery = deliveryForm.shape;

/** The recipient's delivery on the wire. */
const deliveryBody = {
  first_name: delivery.firstName,
  last_name: delivery.lastName,
  email: delivery.email,
  phone: delivery.phone,
  delivery_address_1: delivery.deliveryAddress1,
  delivery_address_2: z._default(delivery.deliveryAddress2, ''),
  postal_code: delivery.postalCode,
  post_town: delivery.postTown,
};

const chosen = z
  .array(z.object({ order_item_id: wireId, size: z._default(z.string().check(z.maxLength(100)), '') }))
  .check(z.maxLength(500));

/** The JSON body of a changed claim (`campaigns.claims`). */
export const claimChange = z.object({
  ...deliveryBody,
  chosen,
  /** The language of the recipient's pages, for mails (`campaigns.languages`). */
  language: z.optional(z.enum(languages)),
});
export type ClaimChange = z.output<typeof claimChange>;

/**
 * The JSON body of a claim (`campaigns.claims`). The recipient's browser makes the secret of the claim's private page: a
 * claim that is sent again because its answer was lost is the same claim.
 */
export const claimRequest = z.extend(claimChange, {
  secret: z.string().check(z.regex(secretPattern, 'The secret must have 128 bits or more')),
});
export type ClaimRequest = z.output<typeof claimRequest>;

/** The body of a filled claim form, with the language for mails if the API takes it. */
export const toClaimBody = (
  page: ClaimPage,
  form: ClaimForm,
  language: Language | null,
): z.input<typeof claimChange> => ({
  ...(language && { language }),
  first_name: form.firstName,
  last_name: form.lastName,
  email: form.email,
  phone: form.phone,
  delivery_address_1: form.deliveryAddress1,
  delivery_address_2: form.deliveryAddress2,
  postal_code: form.postalCode,
  post_town: form.postTown,
  chosen: page.gifts.flatMap(({ id, size }, index) =>
    getsAll(page) || form.chosen.includes(id)
      ? [{ order_item_id: id, size: size.kind === 'none' ? '' : (form.sizes[index] ?? '') }]
      : [],
  ),
});

/** The delivery of a body. */
export const deliveryOf = (body: ClaimChange): Delivery => ({
  firstName: body.first_name,
  lastName: body.last_name,
  email: body.email,
  phone: body.phone,
  deliveryAddress1: body.delivery_address_1,
  deliveryAddress2: body.delivery_address_2,
  postalCode: body.postal_code,
  postTown: body.post_town,
});

/** The form of a body: its gifts and sizes in the order of the page. */
export const toClaimForm = (page: ClaimPage, body: ClaimChange): ClaimForm => ({
  ...deliveryOf(body),
  chosen: body.chosen.map(({ order_item_id }) => order_item_id),
  sizes: page.gifts.map(
    ({ id }) => body.chosen.find(({ order_item_id }) => order_item_id === id)?.size ?? '',
  ),
});

/** The messages about a body's gifts and sizes, by the names of its fields. The delivery is checked by its schema. */
export const choiceFaults = (page: ClaimPage, body: ClaimChange): Record<string, string[]> => {
  const known = new Set(page.gifts.map(({ id }) => id));
  const ids = body.chosen.map(({ order_item_id }) => order_item_id);
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length)
    return { chosen: ['Choose from the gifts of this page'] };
  const faults: Record<string, string[]> = {};
  // A size that is gone is no fault of the body.
  const offered = { ...page, gifts: page.gifts.map((gift) => ({ ...gift, sizesLeft: [] })) };
  const { error } = claimForm(offered).safeParse(toClaimForm(page, body));
  for (const { path, message } of error?.issues ?? []) {
    const [name, index] = path;
    const gift = name === 'sizes' ? page.gifts[Number(index)]?.id : undefined;
    const at = body.chosen.findIndex(({ order_item_id }) => order_item_id === gift);
    faults[at === -1 ? 'chosen' : `chosen.${at}.size`] = [message];
  }
  return faults;
};

/** The gifts a claim takes: all of the page where there is nothing to choose. */
export const takenGifts = (page: ClaimPage, body: ClaimChange): ClaimChange['chosen'] =>
  getsAll(page)
    ? page.gifts.map(({ id }) => ({
        order_item_id: id,
        size: body.chosen.find(({ order_item_id }) => order_item_id === id)?.size ?? '',
      }))
    : body.chosen;

/** A claim as its recipient sees it on its private page, with the page it was chosen from. */
export const ownClaim = entity({
  reference: field('reference', wireText),
  /** Whether it can still be changed and withdrawn. */
  changeable: field('changeable', z.boolean()),
  withdrawn: field('withdrawn', z.boolean()),
  /** Whether the sender sees the address: only if the recipient was told so. */
  collected: field('collected', z.boolean()),
  /** What a deletion of its recipient's details would be, or was; `null` where none is offered (`campaigns.erasure`). */
  erasure: field('erasure', z._default(z.nullable(z.enum(erasures)), null)),
  /** `null` once withdrawn or deleted: its delivery is erased. */
  claim: field('claim', z.nullable(claimChange)),
  view: field('page', claimView),
});
export type OwnClaim = z.output<typeof ownClaim>;

/** The answer to a claim. */
export const madeClaim = entity({ reference: field('reference', wireText) });

/** The reference of a claim, by which recipient and buyer speak of it. */
export const referenceOf = (campaignId: string, claimId: string): string => `${campaignId}-${claimId}`;

/** How many of each gift are left, and whether a page has anything to give. */
export interface Stock {
  /** Pieces left, by the id of the gift. */
  readonly left: ReadonlyMap<string, number>;
  /** Pieces taken of each size, by the id of the gift. */
  readonly sizesTaken: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How many more people may claim with the link. */
  readonly people: number;
}

/** Pieces of a gift in one size that were taken; given back if negative. */
export interface TakenPieces {
  readonly giftId: string;
  readonly size: string;
  readonly pieces: number;
}

/** The stock of an order's items after what was taken. */
export const stockOf = (
  items: readonly { readonly id: string; readonly quantity: number }[],
  taken: readonly TakenPieces[],
  people: number,
): Stock => {
  const left = new Map(items.map(({ id, quantity }) => [id, quantity]));
  const sizesTaken = new Map(items.map(({ id }) => [id, new Map<string, number>()]));
  for (const { giftId, size, pieces } of taken) {
    left.set(giftId, (left.get(giftId) ?? 0) - pieces);
    const sizes = sizesTaken.get(giftId);
    sizes?.set(size, (sizes.get(size) ?? 0) + pieces);
  }
  return { left, sizesTaken, people };
};

/** A gift of a page with what is left of it: none where all sizes to choose from are gone. */
const giftWithStock = (gift: ClaimGift, { left, sizesTaken }: Stock): ClaimGift => {
  const options = gift.size.kind === 'options' ? gift.size.options : [];
  const taken = sizesTaken.get(gift.id);
  const sizesLeft = gift.sizesLeft.map((pieces, index) =>
    pieces === null ? null : Math.max(0, pieces - (taken?.get(options[index] ?? '') ?? 0)),
  );
  const sizesGone = sizesLeft.length > 0 && sizesLeft.every((pieces) => pieces === 0);
  return { ...gift, sizesLeft, left: (left.get(gift.id) ?? 0) > 0 && !sizesGone };
};

/** The gifts of a page with what is left of them. */
export const withStock = (page: ClaimPage, stock: Stock): ClaimGift[] =>
  page.gifts.map((gift) => giftWithStock(gift, stock));

/** Whether somebody else has just taken a gift that was chosen, or the last of its size. */
export const isChoiceGone = (
  page: ClaimPage,
  stock: Stock,
  { order_item_id, size }: ClaimChange['chosen'][number],
): boolean => {
  const offered = page.gifts.find(({ id }) => id === order_item_id);
  if (!offered) return true;
  const gift = giftWithStock(offered, stock);
  return !gift.left || sizeLeft(gift, size) === 0;
};

/** Whether anything can be claimed: some gift, or every one where each person gets all. */
const hasGifts = (page: ClaimPage, stock: Stock): boolean => {
  const gifts = withStock(page, stock);
  return (
    stock.people > 0 && (getsAll(page) ? gifts.every(({ left }) => left) : gifts.some(({ left }) => left))
  );
};

/** What server and mock server know of a link when somebody opens it. */
export interface OpenedLink {
  readonly setUp: boolean;
  readonly paused: boolean;
  readonly cancelled: boolean;
  /** The status of the campaign's order. */
  readonly status: OrderStatus;
  /** Whether it is for one person and has been claimed with. */
  readonly used: boolean;
  readonly sender: string;
  readonly company: string;
  readonly campaign: string;
  readonly page: ClaimPage;
  readonly stock: Stock;
  /** What the buyer has entered of whom the link is for. */
  readonly delivery: Delivery | null;
}

/** What the holder of a known link sees. `choiceGone`: somebody else has just taken what the person chose. */
export const viewOf = (link: OpenedLink, now: Date, choiceGone = false): ClaimView => {
  const { page, stock, sender, company, campaign } = link;
  const state = linkStateOf({
    known: true,
    setUp: link.setUp,
    time: timeOf(page.opening, now),
    paused: link.paused,
    cancelled: link.cancelled,
    claim: link.used ? 'somebody else' : 'nobody',
    giftsLeft: hasGifts(page, stock),
    choiceGone,
  });
  const shown = state === 'open' || state === 'gift or size gone';
  return {
    state,
    sender,
    company,
    campaign,
    opens: page.opening.opens,
    closes: page.opening.closes,
    timeZone: page.opening.timeZone,
    giftsPerPerson: page.giftsPerPerson,
    collectsAddresses: page.collectsAddresses,
    gifts: shown ? withStock(page, stock) : [],
    delivery: shown ? link.delivery : null,
  };
};

/** Whether a campaign has closed or was cancelled: its claims are locked. */
export const isOver = (opening: Opening, cancelled: boolean, now: Date): boolean =>
  cancelled || timeOf(opening, now) === 'after closing';

/** Whether a claim may still be changed or withdrawn: until its campaign closes or is cancelled. */
export const isChangeable = (
  { page, cancelled }: Pick<OpenedLink, 'page' | 'cancelled'>,
  withdrawn: boolean,
  now: Date,
): boolean => !withdrawn && !isOver(page.opening, cancelled, now);
