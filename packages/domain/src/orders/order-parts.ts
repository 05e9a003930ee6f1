import * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { codecOf, field, type Part } from '../wire/entity';
import { wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';

/** The parts that an order and a campaign share: lines, gift box, addresses, and what they cost together. */

/** A product line. `unit` is the price of one piece, in hundredths. */
interface Line {
  name: string;
  picture: string | null;
  unit: number;
  quantity: number;
}

const wireLine = {
  product: z.object({ name: wireText, thumbnail_url: wireNullableText, thumbnail: wireNullableText }),
  product_price_user_currency: wireMoney,
  quantity: wireCount,
};

const line: Part<typeof wireLine, Line> = {
  wire: wireLine,
  decode: ({ product, product_price_user_currency: unit, quantity }) => ({
    name: product.name,
    picture: product.thumbnail_url ?? product.thumbnail,
    unit,
    quantity,
  }),
  encode: ({ name, picture, unit, quantity }) => ({
    product: { name, thumbnail_url: picture, thumbnail: picture },
    product_price_user_currency: unit,
    quantity,
  }),
};

/** A product line of an order (ENT-46). Both spellings of the picture are read and sent (E-03). */
export const orderLine = codecOf(line);

/** The same on a campaign, where a line has an id (ENT-49). */
export const campaignLine = codecOf({
  wire: { id: wireId, ...wireLine },
  decode: ({ id, ...rest }): Line & { id: string } => ({ id, ...line.decode(rest) }),
  encode: ({ id, ...rest }) => ({ id, ...line.encode(rest) }),
});

interface Box {
  name: string;
  picture: string | null;
  unit: number;
}

const wireBox = {
  gift_box: z.optional(z.nullable(z.object({ name: wireText, image: wireNullableText }))),
  gift_box_price_user_currency: z.optional(z.nullable(wireMoney)),
};

/** The gift box and the price of one, in hundredths; null where the order has none. */
const giftBox: Part<typeof wireBox, Box | null> = {
  wire: wireBox,
  decode: ({ gift_box, gift_box_price_user_currency: unit }) =>
    gift_box ? { name: gift_box.name, picture: gift_box.image, unit: unit ?? 0 } : null,
  encode: (box) => ({
    gift_box: box && { name: box.name, image: box.picture },
    gift_box_price_user_currency: box?.unit ?? null,
  }),
};

/** An address on an order. `phone` is '' when the API does not say. */
export interface OrderAddress {
  line1: string;
  line2: string;
  line3: string;
  postTown: string;
  postCode: string;
  phone: string;
}

const wireAddress = {
  addressLine1: wireText,
  addressLine2: wireText,
  addressLine3: wireText,
  address_line_1: wireText,
  address_line_2: wireText,
  address_line_3: wireText,
  post_town: wireText,
  postTown: wireText,
  postal_code: wireText,
  postCode: wireText,
  phone: wireText,
};

/** Both spellings of the fields are read; the written one of each kind is sent (E-02). */
/* @__NO_SIDE_EFFECTS__ */
const addressOf = (kind: 'delivery' | 'billing') =>
  codecOf({
    wire: wireAddress,
    decode: (wire): OrderAddress => ({
      line1: wire.addressLine1 || wire.address_line_1,
      line2: wire.addressLine2 || wire.address_line_2,
      line3: wire.addressLine3 || wire.address_line_3,
      postTown: wire.post_town || wire.postTown,
      postCode: wire.postal_code || wire.postCode,
      phone: wire.phone,
    }),
    encode: ({ line1, line2, line3, postTown, postCode, phone }) => {
      const delivery = kind === 'delivery';
      return {
        addressLine1: delivery ? line1 : '',
        addressLine2: delivery ? line2 : '',
        addressLine3: delivery ? line3 : '',
        address_line_1: delivery ? '' : line1,
        address_line_2: delivery ? '' : line2,
        address_line_3: delivery ? '' : line3,
        post_town: postTown,
        postTown: '',
        postal_code: postCode,
        postCode: '',
        phone,
      };
    },
  });

/** What orders and campaigns share besides their lines (ENT-50, ENT-51). */
export const sharedParts = {
  quantity: field('quantity', wireCount),
  currency: field('user_currency', wireText),
  giftBox,
  deliveryAddresses: field('delivery_addresses', wireList(addressOf('delivery'))),
  billingAddresses: field('billing_addresses', wireList(addressOf('billing'))),
};
