import * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { wholeNumber, wireCount, wireList, wireNullableText, wireText } from '../wire/wire';

/**
 * The parts an order and a campaign have in common: lines, gift box, addresses. Each part has its fields on the wire,
 * its fields in the model, and the way between them.
 */

/** A product line on the wire (ENT-46, ENT-49). Both spellings of the picture are read and sent (E-03). */
export const wireLine = {
  product: z.object({ name: wireText, thumbnail_url: wireNullableText, thumbnail: wireNullableText }),
  product_price_user_currency: wireMoney,
  quantity: wireCount,
};

/** A product line in the model. `unit` is the price of one piece, in hundredths. */
export const modelLine = {
  name: z.string(),
  picture: z.nullable(z.string()),
  unit: wholeNumber,
  quantity: wholeNumber,
};

type Output<Fields extends Readonly<Record<string, z.ZodMiniType>>> = {
  [Field in keyof Fields]: z.output<Fields[Field]>;
};

/** The model of a line of the wire. */
export const decodeLine = ({
  product,
  product_price_user_currency,
  quantity,
}: Output<typeof wireLine>): Output<typeof modelLine> => ({
  name: product.name,
  picture: product.thumbnail_url ?? product.thumbnail,
  unit: product_price_user_currency,
  quantity,
});

/** The line of the wire for one of the model. */
export const encodeLine = ({
  name,
  picture,
  unit,
  quantity,
}: Output<typeof modelLine>): Output<typeof wireLine> => ({
  product: { name, thumbnail_url: picture, thumbnail: picture },
  product_price_user_currency: unit,
  quantity,
});

/** The gift box and its price on the wire; both are missing where the order has none. */
export const wireBox = {
  gift_box: z.optional(z.nullable(z.object({ name: wireText, image: wireNullableText }))),
  gift_box_price_user_currency: z.optional(z.nullable(wireMoney)),
};

/** The gift box in the model. `unit` is the price of one box, in hundredths. */
export const modelBox = z.nullable(
  z.object({ name: z.string(), picture: z.nullable(z.string()), unit: wholeNumber }),
);

/** The model of the wire's gift box. */
export const decodeBox = (wire: Partial<Output<typeof wireBox>>): z.output<typeof modelBox> =>
  wire.gift_box
    ? {
        name: wire.gift_box.name,
        picture: wire.gift_box.image,
        unit: wire.gift_box_price_user_currency ?? 0,
      }
    : null;

/** The wire's gift box for the model's. */
export const encodeBox = (box: z.output<typeof modelBox>): Output<typeof wireBox> => ({
  gift_box: box && { name: box.name, image: box.picture },
  gift_box_price_user_currency: box?.unit ?? null,
});

/** An address on an order, as the model has it. */
export const modelAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  postTown: z.string(),
  postCode: z.string(),
});

/** An address on an order. Both spellings of the fields are read; the written one of each kind is sent (E-02). */
const wireAddress = (kind: 'delivery' | 'billing') =>
  z.codec(
    z.object({
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
    }),
    modelAddress,
    {
      decode: (wire) => ({
        line1: wire.addressLine1 || wire.address_line_1,
        line2: wire.addressLine2 || wire.address_line_2,
        line3: wire.addressLine3 || wire.address_line_3,
        postTown: wire.post_town || wire.postTown,
        postCode: wire.postal_code || wire.postCode,
      }),
      encode: ({ line1, line2, line3, postTown, postCode }) => {
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
        };
      },
    },
  );

/** The addresses of an order on the wire (ENT-50, ENT-51). */
export const wireAddresses = {
  delivery_addresses: wireList(wireAddress('delivery')),
  billing_addresses: wireList(wireAddress('billing')),
};
