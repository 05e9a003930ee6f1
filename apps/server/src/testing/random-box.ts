import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { packagingOptions } from '@gifting/domain/gift-boxes/gift-box';
import { type Conversion, conversionTo, exchange } from '@gifting/domain/money/exchange';
import { addProduct } from '@gifting/domain/orders/box-products';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { choosePackaging } from '@gifting/domain/orders/steps';
import type { PriceRange } from '@gifting/domain/products/price';
import type { Product } from '@gifting/domain/products/product';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import fc from 'fast-check';
import type { Database } from '../database/database';
import { currencies as currencyTable } from '../database/schema';

/** Currencies with two, no and three decimals, and rates that nearly always leave a remainder. */
const currencies = [
  { code: 'GBP', rate: 1 },
  { code: 'EUR', rate: 1.17 },
  { code: 'JPY', rate: 190.37 },
  { code: 'KWD', rate: 0.40219 },
] as const;

/** Lets a database offer them. */
export const addCurrencies = async (db: Database): Promise<void> => {
  for (const { code, rate } of currencies)
    await db
      .insert(currencyTable)
      .values({ code, rate, position: 9 })
      .onConflictDoUpdate({ target: currencyTable.code, set: { rate } });
};

const edge = [1, 2, 99, 100, 101, 200, 201, 400, 401, 600, 601, 999_999, 1_000_000];
const packs = fc.oneof(
  fc.constantFrom(...edge),
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.integer({ min: 1, max: 700 }),
);
const price = fc.oneof(
  { weight: 8, arbitrary: fc.nat(100_000) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 777, 1999, 99_999_999, 100_000_000) },
);
const end = fc.nat(1200);

/** Price ranges with gaps, overlaps and reversed ends. */
const ranges = fc.array(fc.tuple(end, end, price), { minLength: 1, maxLength: 4 });

/** Base prices, a currency, packs, and optional packaging. */
const box = fc.record({
  packs,
  currency: fc.constantFrom(...currencies),
  products: fc.array(ranges, { maxLength: 4 }),
  packaging: fc.option(fc.tuple(price, fc.constantFrom(...packagingOptions))),
});

/** The catalogue in the currency of the order, and a draft made from it. */
export interface RandomBox {
  readonly products: readonly Product[];
  readonly giftBox: GiftBox | undefined;
  readonly draft: OrderDraft;
  readonly baseRanges: readonly (readonly PriceRange[])[];
}

const toRange = ([one, other, base]: readonly [number, number, number], conversion: Conversion) => ({
  min: one,
  max: other,
  price: exchange(base, conversion),
});

/** Generates boxes of every kind; an empty one gets packaging. */
export const randomBox: fc.Arbitrary<RandomBox> = box.map(
  ({ packs: count, currency, products, packaging }) => {
    const conversion = conversionTo(currency.code, currency.rate);
    const offered = products.map(
      (spans, index): Product => ({
        id: String(101 + index),
        giftingId: null,
        name: `Product ${index}`,
        description: '',
        picture: null,
        minimumOrderQuantity: 1,
        deliveryTime: '',
        fromPrice: 0,
        priceRanges: spans.map((span) => toRange(span, conversion)),
      }),
    );
    const [base, option] = packaging ?? (products.length === 0 ? ([310, 'plain'] as const) : [null, 'plain']);
    const giftBox: GiftBox | undefined =
      base === null
        ? undefined
        : {
            id: '201',
            name: 'Box',
            description: '',
            picture: null,
            minimumOrderQuantity: 1,
            deliveryTime: '',
            fromPrice: 0,
            prices: {
              branded: exchange(base, conversion),
              plain: exchange(base + 1, conversion),
              custom_branding: exchange(base + 2, conversion),
            },
          };
    const started: OrderDraft = {
      ...sampleDraft,
      project: sampleDraft.project && { ...sampleDraft.project, packs: count, currency: currency.code },
      products: [],
      packaging: null,
    };
    const filled = offered.reduce(addProduct, started);
    return {
      products: offered,
      giftBox,
      draft: giftBox ? choosePackaging(filled, giftBox, option) : filled,
      baseRanges: products.map((spans) => spans.map((span) => toRange(span, conversionTo('GBP', 1)))),
    };
  },
);
