import { user } from '@gifting/domain/account/user';
import { claimChange } from '@gifting/domain/campaigns/claim';
import { linkKinds } from '@gifting/domain/campaigns/links';
import { micrositeSetup } from '@gifting/domain/campaigns/microsite-setup';
import { adminCategory } from '@gifting/domain/categories/category';
import { adminCollectionParts } from '@gifting/domain/collections/admin-collection';
import { adminGiftBoxParts } from '@gifting/domain/gift-boxes/admin-gift-box';
import { adminGifting } from '@gifting/domain/gifting/admin-gifting';
import { imageKinds } from '@gifting/domain/images/upload-address';
import { deliveryMethods } from '@gifting/domain/orders/address';
import { artworkKinds } from '@gifting/domain/orders/artwork-file';
import { wireGiftNote } from '@gifting/domain/orders/gift-note';
import { documentKinds } from '@gifting/domain/orders/invoicing';
import { orderEvent } from '@gifting/domain/orders/lifecycle';
import { campaignLine, sharedParts } from '@gifting/domain/orders/order-parts';
import { paymentStatuses } from '@gifting/domain/orders/order-payment';
import { proofKinds } from '@gifting/domain/orders/proof-file';
import { proofComment } from '@gifting/domain/orders/proofs';
import { adminProductParts } from '@gifting/domain/products/admin-product';
import { primaryAddress } from '@gifting/domain/profile/profile';
import { adminService } from '@gifting/domain/services/admin-service';
import { wireOrderTax } from '@gifting/domain/tax/order-tax';
import { entity, field } from '@gifting/domain/wire/entity';
import { wholeNumber, wireList } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';

/**
 * Everything the mock server knows. The state is saved as it travels on the wire, so what an entity declares is saved,
 * and a saved state is decoded like any other data from outside. Prices are in the base currency.
 */

const text = z.string();

/** The two forms of a profile as they are stored, and a change of e-mail with the tokens of its links that were not used. */
const person = z.extend(user, {
  id: text,
  passwordHash: text,
  disabled: z.boolean(),
  lastSignInAt: z.nullable(text),
  companyName: text,
  companyAddress: text,
  version: text,
  address: primaryAddress,
  emailChange: z.nullable(
    z.object({ email: text, oldToken: z.nullable(text), newToken: z.nullable(text), expiresAt: text }),
  ),
});
export type Person = z.output<typeof person>;

const product = entity({
  ...adminProductParts,
  /** Categories it is listed in besides its own. */
  furtherCategoryIds: field('further_category_ids', z.array(text)),
  pictures: field('pictures', z.array(text)),
});
export type MockedProduct = z.output<typeof product>;

/** A claim link. Here the token itself is kept: nobody else reads this state. */
const link = z.object({
  id: text,
  orderId: text,
  kind: z.enum(linkKinds),
  name: text,
  email: text,
  limit: wholeNumber,
  token: text,
  opened: z.boolean(),
  revoked: z.boolean(),
  /** Whom of the campaign's list it invites. */
  recipientId: z._default(z.nullable(text), null),
  reminded: z._default(z.boolean(), false),
});
export type MockedLink = z.output<typeof link>;

/** A recipient of a campaign, as its buyer entered them. */
const recipient = z.object({
  id: text,
  orderId: text,
  key: text,
  name: text,
  email: text,
  phone: text,
  deliveryAddress1: text,
  deliveryAddress2: text,
  postTown: text,
  postalCode: text,
});
export type MockedRecipient = z.output<typeof recipient>;

/** What was chosen, and where it goes: blank once that is deleted. */
const keptClaim = z.extend(claimChange, {
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  delivery_address_1: text,
  delivery_address_2: text,
  postal_code: text,
  post_town: text,
});

/** A claim; `null` once it is withdrawn. `collected`: its recipient was told that the buyer sees the address. */
const claim = z.object({
  id: text,
  linkId: text,
  secret: text,
  collected: z.boolean(),
  claimedAt: text,
  claim: z.nullable(keptClaim),
  /** Whether its recipient asked that their details be deleted, and whether that is done. */
  erasure: z._default(z.enum(['none', 'asked', 'done']), 'none'),
});
export type MockedClaim = z.output<typeof claim>;

/** Names, pictures and prices are copied: a later change to the catalogue changes no order. */
const order = entity({
  id: field('id', text),
  userId: field('user_id', text),
  name: field('name', text),
  total: field('total', wholeNumber),
  items: field('items', z.array(campaignLine)),
  ...sharedParts,
  giftNote: field('gift_note', wireGiftNote),
  tax: field('tax', wireOrderTax),
  /** Whether the buyer pays by invoice, and the numbers of what was issued. */
  asksInvoice: field('asks_invoice', z._default(z.boolean(), false)),
  artworkId: field('artwork_id', z._default(z.nullable(text), null)),
  documents: field('documents', wireList(z.object({ kind: z.enum(documentKinds), number: text }))),
  campaignType: field('campaign_type', z.nullable(z.enum(deliveryMethods))),
  campaignName: field('campaign_name', z.nullable(text)),
  dueDate: field('due_date', z.nullable(text)),
  answerBy: field('answer_by', z.nullable(text)),
  events: field('events', z.array(orderEvent)),
  paymentStatus: field('payment_status', z.enum(paymentStatuses)),
  /** When a card authorised the payment. */
  authorisedAt: field('authorised_at', z.nullable(text)),
  /** The idempotency key and the request it came with: together they tell a repeat from another order. */
  key: field('key', z.nullable(text)),
  request: field('request', text),
});
export type MockedOrder = z.output<typeof order>;

/** A proof of an order's item, its content in base64. */
const proof = entity({
  id: field('id', text),
  itemId: field('item_id', text),
  version: field('version', wholeNumber),
  kind: field('kind', z.enum(proofKinds)),
  content: field('content', text),
  sentAt: field('sent_at', text),
  comments: field('comments', z.array(proofComment)),
});

/** A buyer's artwork, its content in base64. */
const artwork = z.object({
  id: text,
  userId: text,
  name: text,
  kind: z.enum(artworkKinds),
  size: wholeNumber,
  content: text,
});
export type MockedArtwork = z.output<typeof artwork>;

export const mockedState = z.object({
  /** One counter numbers everything, so an id is unique across tables (decision 6). */
  lastId: wholeNumber,
  people: z.array(person),
  /** Sessions by their token; `at` is when one started, in ISO 8601. */
  sessions: z.record(text, z.object({ id: text, personId: text, at: text })),
  /** Ids of people by the token of a link to a new password. */
  resets: z.record(text, text),
  gifting: z.array(z.extend(adminGifting, { slug: text })),
  services: z.array(
    z.extend(adminService, {
      title: z.nullable(text),
      subtitle: text,
      pictures: z.array(text),
      productIds: z.array(text),
    }),
  ),
  collections: z.array(entity({ ...adminCollectionParts, slug: field('slug', text) })),
  categories: z.array(adminCategory),
  products: z.array(product),
  giftBoxes: z.array(
    entity({
      ...adminGiftBoxParts,
      description: field('description', text),
      minimumOrderQuantity: field('minimum_order_quantity', wholeNumber),
      deliveryTime: field('estimated_delivery_time', text),
    }),
  ),
  orders: z.array(order),
  proofs: z.array(proof),
  artworks: z._default(z.array(artwork), []),
  /** What each campaign's microsite asks, by the id of the order. */
  microsites: z.record(text, micrositeSetup),
  /** Ids of orders whose campaigns are paused, and of those that are cancelled. */
  paused: z.array(text),
  cancelled: z.array(text),
  links: z.array(link),
  claims: z.array(claim),
  recipients: z._default(z.array(recipient), []),
  /** Uploaded pictures, in base64. */
  uploads: z.array(z.object({ id: text, kind: z.enum(imageKinds), content: text })),
});
export type MockServerState = z.output<typeof mockedState>;
