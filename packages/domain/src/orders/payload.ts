import * as z from 'zod/mini';
import { emailAddress } from '../account/forms';
import type { Capability } from '../capabilities/capabilities';
import { toAmount, wireMoney } from '../money/money';
import { taxRequest, toTaxRequest } from '../tax/order-tax';
import { toWireId, wireId } from '../wire/wire';
import { deliveryMethods } from './address';
import type { OrderDraft } from './draft';
import { giftNote } from './gift-note';
import { packsLimits, packsOf } from './project';
import { orderLines, totalOf } from './totals';

/** How the buyer pays: by card now, or later on an invoice (PAY-21, PAY-22). */
export type PaymentChoice = 'card' | 'invoice';

const text = z.string().check(z.maxLength(255));
const line = z.optional(z.nullable(text));

/** A text that says something: spaces alone do not. */
const said = text.check(
  z.minLength(1, { abort: true }),
  z.refine((typed) => typed.trim() !== '', 'Say something other than spaces'),
);
const email = text.check(emailAddress);

/** The fields a billing and a delivery address share. */
const addressFields = {
  email,
  phone: text,
  address_line_1: said,
  address_line_2: line,
  address_line_3: line,
  postal_code: said,
  post_town: said,
};

/**
 * The prices per piece and the total the buyer saw. They never price an order; they only show whether the buyer knows
 * its present price.
 */
const expectedPrices = z.object({
  total: wireMoney,
  products: z.array(z.object({ product_id: wireId, price: wireMoney })).check(z.maxLength(500)),
  gift_box: z.nullable(wireMoney),
});

/** The JSON body of create-order as the specification writes it (ENT-21 to 43), and as the server checks it. */
export const orderPayload = z.object({
  user_id: z.optional(wireId),
  name: said,
  email,
  phone: said,
  number_of_boxes: z.int().check(z.gte(packsLimits.min), z.lte(packsLimits.max)),
  estimated_budget: z.number().check(z.nonnegative(), z.lte(1e12)),
  products_in_bag: z.array(z.unknown()),
  gift_box_id: z.nullable(wireId),
  gift_box_type: z.nullable(text),
  status: z.literal('pending'),
  campaign_type: z.nullable(z.enum(deliveryMethods)),
  campaign_name: z.nullable(text),
  gift_redeem_quantity: z.null(),
  multiple_delivery_address: z.boolean(),
  user_currency: text.check(z.minLength(1)),
  pay_now: z.boolean(),
  get_invoice: z.boolean(),
  products: z
    .array(z.object({ product_id: wireId, quantity: z.int().check(z.positive()) }))
    .check(z.maxLength(500)),
  billing_address: z.object({ biller_name: said, ...addressFields }),
  delivery_address: z.optional(z.object({ recipient_name: said, ...addressFields })),
  gift_note: z.optional(z.nullable(giftNote)),
  tax: z.optional(taxRequest),
  /** A file of the buyer's own (`orders.artwork`). */
  artwork_id: z.optional(wireId),
  expected_prices: z.optional(expectedPrices),
  /** Refuse an order whose key has placed one, instead of answering with it again. */
  only_new: z.optional(z.boolean()),
});
/** The payload as it is sent. */
export type OrderPayload = z.input<typeof orderPayload>;
/** The payload as the server reads it. */
export type OrderRequest = z.output<typeof orderPayload>;

/**
 * Whether the order goes to several addresses. The draft's flag of that name is true for a single one; it is inverted
 * only here (D-01).
 */
export const goesToSeveralAddresses = (multipleDeliveryAddressOfDraft: boolean): boolean =>
  !multipleDeliveryAddressOfDraft;

/** What an order needs besides the draft. */
export interface OrderContext {
  /** The signed-in buyer's id; an unknown one is left out (ENT-21). */
  readonly userId: string | undefined;
  readonly payment: PaymentChoice;
  readonly capabilities: readonly Capability[];
  /** The uploaded artwork that belongs to the order. */
  readonly artworkId?: string | undefined;
  /** False while an earlier request for this order has no answer yet, so the order may be there. */
  readonly onlyNew?: boolean;
}

const toExpectedPrices = (draft: OrderDraft): z.input<typeof expectedPrices> => {
  const lines = orderLines(draft);
  return {
    total: toAmount(totalOf(lines)),
    products: lines
      .filter(({ kind }) => kind === 'product')
      .map(({ id, unit }) => ({ product_id: toWireId(id), price: toAmount(unit) })),
    gift_box: draft.packaging && toAmount(draft.packaging.price),
  };
};

/**
 * The create-order payload of a draft; `null` while project, addresses or goods are missing. Delivery lines 2 and 3 are
 * sent with invoices only (ENT-43) and no gift note, unless the API offers `orders.full`; prices with `orders.prices`,
 * `only_new` with `orders.once`, countries and VAT number with `orders.tax`, artwork with `orders.artwork`.
 */
export const toOrderPayload = (
  draft: OrderDraft,
  { userId, payment, capabilities, artworkId, onlyNew = false }: OrderContext,
): OrderPayload | null => {
  const { project, checkout, packaging, products } = draft;
  if (!project || !checkout || (products.length === 0 && !packaging)) return null;
  const { delivery, billing } = checkout;
  const several = goesToSeveralAddresses(delivery !== null);
  const full = capabilities.includes('orders.full');
  const packs = packsOf(project);
  return {
    ...(userId !== undefined && { user_id: toWireId(userId) }),
    name: project.name,
    email: project.email,
    phone: project.phone,
    number_of_boxes: packs,
    estimated_budget: project.budget,
    products_in_bag: [...draft.productsInBag],
    gift_box_id: packaging ? toWireId(packaging.id) : null,
    gift_box_type: packaging?.option ?? null,
    status: 'pending',
    campaign_type: checkout.method,
    campaign_name: checkout.campaignName,
    gift_redeem_quantity: null,
    multiple_delivery_address: several,
    user_currency: project.currency,
    pay_now: payment === 'card',
    get_invoice: payment === 'invoice',
    products: products.map(({ id }) => ({ product_id: toWireId(id), quantity: packs })),
    billing_address: {
      biller_name: project.name,
      email: project.email,
      phone: project.phone,
      address_line_1: billing.line1,
      address_line_2: billing.line2,
      address_line_3: billing.line3,
      postal_code: billing.postCode,
      post_town: billing.postTown,
    },
    ...(!several &&
      delivery && {
        delivery_address: {
          recipient_name: project.name,
          email: project.email,
          phone: project.phone,
          address_line_1: delivery.line1,
          ...((payment === 'invoice' || full) && {
            address_line_2: delivery.line2,
            address_line_3: delivery.line3,
          }),
          postal_code: delivery.postCode,
          post_town: delivery.postTown,
        },
      }),
    ...(full && { gift_note: draft.giftNote }),
    ...(checkout.tax && capabilities.includes('orders.tax') && { tax: toTaxRequest(checkout.tax) }),
    ...(artworkId !== undefined &&
      capabilities.includes('orders.artwork') && { artwork_id: toWireId(artworkId) }),
    ...(capabilities.includes('orders.prices') && { expected_prices: toExpectedPrices(draft) }),
    ...(onlyNew && capabilities.includes('orders.once') && { only_new: true }),
  };
};

/**
 * The identity of an order: everything the buyer decided except the payment, so that changing the payment does not place
 * a second order (BR-08).
 */
export const orderIdentity = (
  draft: OrderDraft,
  userId: string | undefined,
  artworkId?: string | undefined,
): string =>
  JSON.stringify(
    toOrderPayload(draft, {
      userId,
      payment: 'invoice',
      artworkId,
      capabilities: ['orders.full', 'orders.tax', 'orders.artwork'],
    }),
  );

/** The identity of a request, which tells a repeat from another order. The buyer comes from the session. */
export const requestIdentity = ({
  user_id: _buyer,
  pay_now: _now,
  get_invoice: _invoice,
  expected_prices: _prices,
  only_new: _new,
  ...identity
}: OrderRequest) => identity;
