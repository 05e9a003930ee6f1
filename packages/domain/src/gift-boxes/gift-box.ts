import * as z from 'zod/mini';
import { brandedPriceField } from '../brand/brand';
import { type Minor, wireMoney } from '../money/money';
import { entity, field, group } from '../wire/entity';
import { wireCount, wireId, wireNullableText, wireText } from '../wire/wire';

/** The three ways a gift box is finished: with the provider's brand, plain, or with the buyer's own (PKG-02). */
export const packagingOptions = ['branded', 'plain', 'custom_branding'] as const;
export type PackagingOption = (typeof packagingOptions)[number];

/** The wire names of the prices. The branded one carries the brand's word (C-14). */
export const priceNames = {
  branded: brandedPriceField,
  plain: 'plain_price',
  custom_branding: 'custom_branding_price',
} as const satisfies Readonly<Record<PackagingOption, string>>;

/** The price of each finish, per box. */
export const boxPrices = group({
  branded: field(priceNames.branded, wireMoney),
  plain: field(priceNames.plain, wireMoney),
  custom_branding: field(priceNames.custom_branding, wireMoney),
});

/** A gift box (packaging) as the builder reads it (ENT-20). Prices are per box, in the requested currency. */
export const giftBox = entity({
  id: field('id', wireId),
  name: field('name', wireText),
  description: field('description', wireText),
  picture: field('image', wireNullableText),
  minimumOrderQuantity: field('minimum_order_quantity', z._default(wireCount, 0)),
  deliveryTime: field('estimated_delivery_time', wireText),
  fromPrice: field('from_price', z._default(wireMoney, 0)),
  prices: boxPrices,
});
export type GiftBox = z.output<typeof giftBox>;

/** The price of one box with the given finish. */
export const optionPrice = (box: Pick<GiftBox, 'prices'>, option: PackagingOption): Minor =>
  box.prices[option];
