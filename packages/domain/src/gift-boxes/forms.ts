import * as z from 'zod/mini';
import { brand } from '../brand/brand';
import { blankInputs, bodyParts, editablePrice, editableText, formShape, inputsOf } from '../forms/editable';
import { missingName } from '../forms/texts';
import { formVersion, wireBaseVersion } from '../forms/version';
import { imageFile } from '../images/image-file';
import { entity, field, group } from '../wire/entity';
import type { AdminGiftBox } from './admin-gift-box';
import { priceNames } from './gift-box';

/** What administrators edit of a gift box besides its prices and image (ABOX-08). */
export const giftBoxFields = { name: editableText('name', 'Name', missingName) };
const prices = {
  plain: editablePrice(priceNames.plain, 'Plain price', 'Enter the plain price'),
  branded: editablePrice(priceNames.branded, `${brand.name} price`, `Enter the ${brand.name} price`),
  custom_branding: editablePrice(
    priceNames.custom_branding,
    'Custom branding price',
    'Enter the custom branding price',
  ),
};

const shape = { ...formShape(giftBoxFields), prices: z.object(formShape(prices)) };

/** The form of a new gift box; prices leave in hundredths (ABOX-08 to 13). */
export const giftBoxForm = z.object({ ...shape, image: imageFile });
export type GiftBoxForm = z.output<typeof giftBoxForm>;

/** The form of an edit; without a new image the old one stays (F-09). */
export const giftBoxEditForm = z.object({ ...shape, image: z.nullable(imageFile), version: formVersion });
export type GiftBoxEditForm = z.output<typeof giftBoxEditForm>;

/** What the inputs of either form hold. */
export type GiftBoxFormInput = z.input<typeof giftBoxEditForm>;

/** The inputs of a new form. */
export const emptyGiftBoxForm: GiftBoxFormInput = {
  ...blankInputs(giftBoxFields),
  prices: blankInputs(prices),
  image: null,
};

/** The inputs of a form that edits a gift box. */
export const toGiftBoxForm = (box: AdminGiftBox): GiftBoxFormInput => ({
  ...inputsOf(giftBoxFields, box),
  prices: inputsOf(prices, box.prices),
  image: null,
  version: box.version,
});

const parts = { ...bodyParts(giftBoxFields), prices: group(bodyParts(prices)) };

/** The multipart body of the create call (API-45). */
export const giftBoxPayload = entity({ ...parts, image: field('image', imageFile) });

/** The multipart body of the update call (API-46). */
export const giftBoxChange = entity({
  ...parts,
  image: field('image', z.optional(z.nullable(imageFile))),
  version: field('version', wireBaseVersion),
});

/** What a body says of a gift box besides its picture. Prices in hundredths. */
export type GiftBoxRecord = Omit<z.output<typeof giftBoxChange>, 'image' | 'version'>;

/** The create body of a filled form. */
export const toGiftBoxPayload = (form: GiftBoxForm) => z.encode(giftBoxPayload, form);

/** The update body of a filled form. */
export const toGiftBoxChange = (form: GiftBoxEditForm) => z.encode(giftBoxChange, form);
