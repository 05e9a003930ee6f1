import * as z from 'zod/mini';
import {
  blankInputs,
  bodyParts,
  editable,
  editableChoice,
  editableCount,
  editablePrice,
  editableReference,
  editableText,
  formShape,
  inputsOf,
} from '../forms/editable';
import { typedText } from '../forms/fields';
import { missingDescription, missingName } from '../forms/texts';
import { statuses, wireStatus } from '../status/status';
import { entity } from '../wire/entity';
import { wireList } from '../wire/wire';
import { priceRange, rangeNames } from './price';
import { rangeRows } from './range-rules';
import { parseSizeGuide } from './size-guide';

/** What a product is: a gift, or the bag gifts go into (ENT-59). */
export const productTypes = ['product', 'bag'] as const;
export type ProductType = (typeof productTypes)[number];

/** A missing or unknown type counts as `product`. */
const wireType = z.codec(z.optional(z.nullable(z.string())), z.enum(productTypes), {
  decode: (type): ProductType => (type === 'bag' ? 'bag' : 'product'),
  encode: (type) => type,
});

/** The numbers of a price range. */
export const rangeFields = {
  price: editablePrice(rangeNames.price, 'Price', 'Enter a price'),
  min: editableCount(rangeNames.min, 'Min', 'Enter a min'),
  max: editableCount(rangeNames.max, 'Max', 'Enter a max'),
};

const guideText = typedText(2000).check(
  z.refine((text) => parseSizeGuide(text) !== null, {
    error: 'Enter one size a line: M, 104, 70 for a chest of 104 cm and a length of 70 cm',
  }),
);

/** The size guide of a product, which recipients see beside its sizes (`catalogue.guides`). Optional. */
const sizeGuide = editable({
  wire: 'size_guide',
  label: 'Size guide',
  answer: z._default(z.nullable(z.string()), null),
  body: z._default(z.nullable(guideText), null),
  form: z.pipe(
    guideText,
    z.transform((text: string) => text || null),
  ),
  blank: '',
  toInput: (guide) => guide ?? '',
});

/** What administrators edit of a product besides its pictures (APRD-11 to 28, ENT-58). Prices in the base currency. */
export const productFields = {
  name: editableText('name', 'Name', missingName),
  description: editableText('description', 'Description', missingDescription, 5000),
  deliveryTime: editableText(
    'estimated_delivery_time',
    'Estimated delivery time',
    'Enter the estimated delivery time',
  ),
  giftingId: editableReference('gifting_id', 'Gifting', 'Choose a gifting pack'),
  categoryId: editableReference('category_id', 'Category', 'Choose a category'),
  quantity: editableCount('quantity', 'Quantity', 'Enter the quantity'),
  minimumOrderQuantity: editableCount(
    'minimum_order_quantity',
    'Minimum order quantity',
    'Enter the minimum order quantity',
  ),
  type: editableChoice('product_type', 'Product type', wireType, productTypes),
  sizeGuide,
  status: editableChoice('status', 'Status', wireStatus, statuses),
  priceRanges: editable({
    wire: 'price_ranges',
    label: 'Price ranges',
    answer: wireList(priceRange),
    body: rangeRows(entity(bodyParts(rangeFields)), rangeNames),
    form: rangeRows(z.object(formShape(rangeFields)), { min: 'min', max: 'max' }),
    // One blank row (APRD-28, F-13).
    blank: [blankInputs(rangeFields)],
    toInput: (ranges) => ranges.map((range) => inputsOf(rangeFields, range)),
  }),
};
