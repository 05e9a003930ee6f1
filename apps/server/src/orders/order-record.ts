import { refuseFaults } from '@gifting/api/core/refusal';
import { taxFaults, taxOf } from '@gifting/api/orders/tax';
import { toMinor } from '@gifting/domain/money/money';
import { deliveryFaults, keptGiftNote } from '@gifting/domain/orders/order-request';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { linesOf, type PricedOrder } from '@gifting/domain/orders/price-order';
import { type OrderTax, type TaxBasis, toTaxDetails } from '@gifting/domain/tax/order-tax';
import { wireId } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import type { AddressRow, ItemRow, OrderRow } from './store-order';

/** A list of ids is stored as sent; anything else is ignored. */
const idList = z.array(wireId).check(z.maxLength(500));

const giftNoteColumns = (given: OrderRequest['gift_note']) => {
  const { note, faults } = keptGiftNote(given);
  refuseFaults(faults);
  return {
    giftNoteStatus: note?.status ?? null,
    giftNoteWithoutMessage: note?.withoutMessage ?? null,
    giftNoteFrom: note?.from ?? null,
    giftNoteTo: note?.to ?? null,
    giftNoteMessage: note?.message ?? null,
  };
};

/** The columns of an order's VAT; all null where the seller charges none. */
const taxColumns = (tax: OrderTax | null) => ({
  taxTreatment: tax?.treatment ?? null,
  taxCountry: tax?.country ?? null,
  taxRate: tax?.rate ?? null,
  taxMinor: tax?.tax ?? null,
  billingCountry: tax?.billingCountry ?? null,
  deliveryCountry: tax?.deliveryCountry ?? null,
  vatNumber: tax?.vatNumber ?? null,
});

/** The VAT of a request at the server's prices; `null` where the seller charges none. Throws a 422 for an invalid number. */
export const taxRequested = (
  { tax, user_currency: currency, number_of_boxes: packs }: OrderRequest,
  priced: PricedOrder,
  basis: TaxBasis | null,
): OrderTax | null => {
  if (!basis) return null;
  refuseFaults(taxFaults(tax));
  return taxOf({
    nets: linesOf(priced).map(({ unit }) => unit * packs),
    currency,
    details: tax && toTaxDetails(tax),
    basis,
  });
};

/** Builds the row of an order, without buyer and key. Throws a 422 for an invalid gift note. */
export const toOrderRow = (
  request: OrderRequest,
  { giftBox, total }: PricedOrder,
  tax: OrderTax | null,
): Omit<OrderRow, 'userId' | 'idempotencyKey' | 'requestHash'> => {
  const bag = z.safeParse(idList, request.products_in_bag);
  return {
    name: request.name,
    email: request.email,
    phone: request.phone,
    packs: request.number_of_boxes,
    budgetMinor: toMinor(request.estimated_budget),
    currency: request.user_currency,
    giftBoxId: giftBox && Number(giftBox.id),
    giftBoxName: giftBox?.name ?? null,
    giftBoxPicture: giftBox?.picture ?? null,
    giftBoxOption: giftBox?.option ?? null,
    giftBoxUnitMinor: giftBox?.unit ?? null,
    status: request.status,
    campaignType: request.campaign_type,
    campaignName: request.campaign_name,
    severalAddresses: request.multiple_delivery_address,
    payNow: request.pay_now,
    getInvoice: request.get_invoice,
    totalMinor: total,
    ...taxColumns(tax),
    artworkId: request.artwork_id === undefined ? null : Number(request.artwork_id),
    productsInBag: bag.success ? bag.data : [],
    ...giftNoteColumns(request.gift_note),
  };
};

/** Builds the rows of an order's products, in the chosen order. */
export const toItemRows = (packs: number, { items }: PricedOrder): ItemRow[] =>
  items.map(({ productId, name, picture, unit }, position) => ({
    position,
    productId: Number(productId),
    productName: name,
    picture,
    unitMinor: unit,
    quantity: packs,
  }));

/**
 * Builds the rows of the billing address and, for an order to one address, the delivery address. Throws a 422
 * if that is missing.
 */
export const toAddressRows = (request: OrderRequest): AddressRow[] => {
  const {
    billing_address: billing,
    delivery_address: delivery,
    multiple_delivery_address: several,
  } = request;
  refuseFaults(deliveryFaults(request));
  const toRow = (
    kind: AddressRow['kind'],
    name: string,
    address: Omit<OrderRequest['billing_address'], 'biller_name'>,
  ): AddressRow => ({
    kind,
    position: 0,
    name,
    email: address.email,
    phone: address.phone,
    line1: address.address_line_1,
    line2: address.address_line_2 ?? '',
    line3: address.address_line_3 ?? '',
    postTown: address.post_town,
    postCode: address.postal_code,
  });
  return [
    toRow('billing', billing.biller_name, billing),
    ...(!several && delivery ? [toRow('delivery', delivery.recipient_name, delivery)] : []),
  ];
};
