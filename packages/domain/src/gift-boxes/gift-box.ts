import * as z from 'zod/mini';
import { brandedPriceField } from '../brand/brand';
import { type Minor, wireMoney } from '../money/money';
import { wholeNumber, wireCount, wireId, wireNullableText, wireText } from '../wire/wire';

/** The three ways a gift box is finished: with the provider's brand, plain, or with the buyer's own (PKG-02). */
export const packagingOptions = ['branded', 'plain', 'custom_branding'] as const;
export type PackagingOption = (typeof packagingOptions)[number];

/** A gift box (packaging) as the builder reads it (ENT-20). Prices are per box, in the currency asked for. */
export const giftBox = z.codec(
  z.object({
    id: wireId,
    name: wireText,
    description: wireText,
    image: wireNullableText,
    minimum_order_quantity: z._default(wireCount, 0),
    estimated_delivery_time: wireText,
    from_price: z._default(wireMoney, 0),
    [brandedPriceField]: wireMoney,
    plain_price: wireMoney,
    custom_branding_price: wireMoney,
  }),
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    picture: z.nullable(z.string()),
    minimumOrderQuantity: wholeNumber,
    deliveryTime: z.string(),
    fromPrice: wholeNumber,
    prices: z.object({ branded: wholeNumber, plain: wholeNumber, custom_branding: wholeNumber }),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      name: wire.name,
      description: wire.description,
      picture: wire.image,
      minimumOrderQuantity: wire.minimum_order_quantity,
      deliveryTime: wire.estimated_delivery_time,
      fromPrice: wire.from_price,
      prices: {
        branded: wire[brandedPriceField],
        plain: wire.plain_price,
        custom_branding: wire.custom_branding_price,
      },
    }),
    encode: (model) => ({
      id: model.id,
      name: model.name,
      description: model.description,
      image: model.picture,
      minimum_order_quantity: model.minimumOrderQuantity,
      estimated_delivery_time: model.deliveryTime,
      from_price: model.fromPrice,
      [brandedPriceField]: model.prices.branded,
      plain_price: model.prices.plain,
      custom_branding_price: model.prices.custom_branding,
    }),
  },
);
export type GiftBox = z.output<typeof giftBox>;

/** The price of one box with the given finish. */
export const optionPrice = (box: Pick<GiftBox, 'prices'>, option: PackagingOption): Minor =>
  box.prices[option];
