import * as z from 'zod/mini';
import { brand, brandedPriceField } from '../brand/brand';
import { priceField, requiredText, wirePrice } from '../forms/fields';
import { imageFile } from '../images/image-file';
import { type Minor, toAmount } from '../money/money';
import type { PackagingOption } from './gift-box';

const name = requiredText('Enter a name');

const fields = {
  name,
  plainPrice: priceField('Plain price', 'Enter the plain price'),
  brandedPrice: priceField(`${brand.name} price`, `Enter the ${brand.name} price`),
  customBrandingPrice: priceField('Custom branding price', 'Enter the custom branding price'),
};

/** What adding a gift box takes; prices leave in hundredths (ABOX-08 to 13). */
export const giftBoxForm = z.object({ ...fields, image: imageFile });
export type GiftBoxForm = z.output<typeof giftBoxForm>;

/** What changing a gift box takes; without a new image the old one stays (F-09). */
export const giftBoxEditForm = z.object({ ...fields, image: z.nullable(imageFile) });
export type GiftBoxEditForm = z.output<typeof giftBoxEditForm>;

const prices = {
  plain_price: wirePrice,
  [brandedPriceField]: wirePrice,
  custom_branding_price: wirePrice,
};

/** The multipart body of the create call (API-45). The branded price's field carries the brand's word (C-14). */
export const giftBoxPayload = z.object({ name, ...prices, image: imageFile });

/** The multipart body of the update call (API-46). */
export const giftBoxChange = z.object({ name, ...prices, image: z.optional(z.nullable(imageFile)) });

const toFields = ({ name, plainPrice, brandedPrice, customBrandingPrice }: GiftBoxEditForm) => ({
  name,
  plain_price: toAmount(plainPrice),
  [brandedPriceField]: toAmount(brandedPrice),
  custom_branding_price: toAmount(customBrandingPrice),
});

/** The create body of a filled form. */
export const toGiftBoxPayload = (form: GiftBoxForm): z.input<typeof giftBoxPayload> => ({
  ...toFields(form),
  image: form.image,
});

/** The update body of a filled form. */
export const toGiftBoxChange = (form: GiftBoxEditForm): z.input<typeof giftBoxChange> => ({
  ...toFields(form),
  image: form.image,
});

/** What a body says of a gift box besides its picture, under the model's names. Prices in hundredths. */
export interface GiftBoxRecord {
  readonly name: string;
  readonly prices: Readonly<Record<PackagingOption, Minor>>;
}

/** The record of a checked body. */
export const toGiftBoxRecord = (body: z.output<typeof giftBoxChange>): GiftBoxRecord => ({
  name: body.name,
  prices: {
    branded: body[brandedPriceField],
    plain: body.plain_price,
    custom_branding: body.custom_branding_price,
  },
});
