import * as z from 'zod/mini';
import { brandedPriceField } from '../brand/brand';
import { wireMoney } from '../money/money';
import { statuses, wireStatus } from '../status/status';
import { wholeNumber, wireId, wireNullableText, wireText } from '../wire/wire';

/** A gift box as administrators read it (ENT-57). Prices are per box, in the base currency. */
export const adminGiftBox = z.codec(
  z.object({
    id: wireId,
    name: wireText,
    plain_price: wireMoney,
    [brandedPriceField]: wireMoney,
    custom_branding_price: wireMoney,
    image: wireNullableText,
    image_url: wireNullableText,
    status: wireStatus,
  }),
  z.object({
    id: z.string(),
    name: z.string(),
    prices: z.object({ branded: wholeNumber, plain: wholeNumber, custom_branding: wholeNumber }),
    picture: z.nullable(z.string()),
    status: z.enum(statuses),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      name: wire.name,
      prices: {
        branded: wire[brandedPriceField],
        plain: wire.plain_price,
        custom_branding: wire.custom_branding_price,
      },
      picture: wire.image_url ?? wire.image,
      status: wire.status,
    }),
    encode: ({ id, name, prices, picture, status }) => ({
      id,
      name,
      plain_price: prices.plain,
      [brandedPriceField]: prices.branded,
      custom_branding_price: prices.custom_branding,
      image: picture,
      image_url: picture,
      status,
    }),
  },
);
export type AdminGiftBox = z.output<typeof adminGiftBox>;
