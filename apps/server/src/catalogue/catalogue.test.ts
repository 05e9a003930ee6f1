import { searchCatalogue } from '@gifting/api/catalogue/endpoints';
import { pageSize } from '@gifting/domain/catalogue/asked';
import type { CatalogueResults } from '@gifting/domain/catalogue/results';
import { unitPrice } from '@gifting/domain/products/price';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { products } from '../database/schema';
import { addLargeCatalogue, largestCatalogue } from '../testing/large-catalogue';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addLargeCatalogue(app.db, largestCatalogue);
}, 60_000);
afterAll(() => app.close());

const search = async (query: Readonly<Record<string, string>>): Promise<CatalogueResults> => {
  const { status, body } = await app.get(`/api/v1/catalogue?${new URLSearchParams(query)}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return z.parse(searchCatalogue.response, body);
};

/** What a person types, with faults, and how the name of the first of over 10,000 products begins. */
const typed: readonly (readonly [string, string])[] = [
  ['stonewear mug', 'Stoneware Mug'],
  ['bambo notebok', 'Bamboo Notebook'],
  ['leathr walet', 'Leather Wallet'],
  ['merinno scarf', 'Merino Scarf'],
  ['espreso cup copper', 'Copper Espresso Cup'],
  ['oak chese board', 'Oak Cheese Board'],
  ['linnen aprn', 'Linen Apron'],
  ['brused hodie', 'Brushed Hoodie'],
  ['walnutt phone stnad', 'Walnut Phone Stand'],
  ['embroiderd beenie', 'Embroidered Beanie'],
  ['engravd fountan pen', 'Engraved Fountain Pen'],
  ['foldng umbrela', 'Folding Umbrella'],
  ['cork coster set', 'Cork Coaster Set'],
  ['slatte coaster', 'Slate Coaster Set'],
  ['velvt travel pilow', 'Velvet Travel Pillow'],
  ['quited blanket', 'Quilted Blanket'],
  ['stripd soks', 'Striped Socks'],
  ['glased teapot', 'Glazed Teapot'],
  ['pockt planer', 'Pocket Planner'],
  ['vintge calender', 'Vintage Calendar'],
  ['nordik candle', 'Nordic Candle'],
  ['artisian granola', 'Artisan Granola'],
  ['festiv choclate box', 'Festive Chocolate Box'],
  ['recyled backpak', 'Recycled Backpack'],
  ['orgnic cofee beans', 'Organic Coffee Beans'],
  ['enamal mug', 'Enamel Mug'],
  ['marbel cutting bord', 'Marble Cutting Board'],
  ['ceramik tea tin', 'Ceramic Tea Tin'],
  ['coton canvas tote', 'Cotton Canvas Tote'],
  ['wovn lanyrad', 'Woven Lanyard'],
  ['sented candel', 'Scented Candle'],
  ['heavvy lunch box', 'Heavy Lunch Box'],
  ['brss key rign', 'Brass Key Ring'],
  ['speckeld tumbler', 'Speckled Tumbler'],
  ['mate water caraffe', 'Matte Water Carafe'],
  ['grand picnik rug', 'Grand Picnic Rug'],
  ['slim cardholdr', 'Slim Cardholder'],
  ['clasic wine glas', 'Classic Wine Glass'],
  ['sumer beanie', 'Summer Beanie'],
  ['wintr hony jar', 'Winter Honey Jar'],
  ['copper mgu', 'Copper Mug'],
  ['oak cpa', 'Oak Cap'],
  ['bamboo ear buds', 'Bamboo Earbuds'],
  ['leather head phones', 'Leather Headphones'],
  ['NORDIC SPEEKER', 'Nordic Speaker'],
  ['insulted botle walnut', 'Walnut Insulated Bottle'],
  ['tshirt striped', 'Striped T-Shirt'],
  ['recycled mouse mats', 'Recycled Mouse Mat'],
  ['skechbook linen', 'Linen Sketchbook'],
  ['slim powre banck', 'Slim Power Bank'],
  ['slim powerbank', 'Slim Power Bank'],
];

test('fifty-one queries are typed', () => {
  expect(typed).toHaveLength(51);
});

test.each(typed)('%s finds %s first', async (q, name) => {
  const { products: found, nearest } = await search({ q });
  expect(found[0]?.name).toMatch(new RegExp(`^${name}(,|$)`));
  expect(nearest).toBe(true);
});

test('what is typed again, or beyond eight words, costs no time', async () => {
  const [once, often] = await Promise.all([search({ q: 'mug' }), search({ q: 'MUG mug '.repeat(12) })]);
  expect(often).toEqual(once);
  const eight = 'o a k s l i m p';
  const [few, many] = await Promise.all([search({ q: eight }), search({ q: `${eight} zzzz qqqq b c d e` })]);
  expect(many).toEqual(few);
  expect(few.total).toBeGreaterThan(0);
});

test('words as typed find those who have them, and no others', async () => {
  const { total, nearest } = await search({ q: 'stoneware mug' });
  expect({ total, nearest }).toEqual({ total: 6, nearest: false });
});

test.each([{ q: 'mug' }, { q: 'oak', sort: 'price', packs: '120' }, { minimum: '25', lead_time: '4' }])(
  'pages of %j neither repeat nor miss a product',
  async (query) => {
    const first = await search(query);
    const ids: string[] = [];
    for (let page = 1; page <= first.pageCount; page += 1) {
      const read = await search({ ...query, page: String(page) });
      expect(read.products.length).toBeLessThanOrEqual(pageSize);
      ids.push(...read.products.map(({ id }) => id));
    }
    expect(first.pageCount).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(first.total);
    expect(ids).toHaveLength(first.total);
  },
);

test('prices are those of the packs, in the order asked for', async () => {
  const { products: found } = await search({ sort: 'price_down', packs: '120', price_to: '20' });
  const prices = found.map(({ priceRanges }) => unitPrice(priceRanges, 120));
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(prices[0]).toBeLessThanOrEqual(2000);
  expect(prices[0]).toBeGreaterThan(1980);
});

test('counts beside the filters are what choosing them brings', async () => {
  const asked = { q: 'mug', price_to: '15', lead_time: '12' };
  const { categories, leadTimes } = await search(asked);
  for (const { id, count } of categories)
    expect((await search({ ...asked, categories: id })).total).toBe(count);
  for (const { days, count } of leadTimes)
    expect((await search({ ...asked, lead_time: String(days) })).total).toBe(count);
});

test('where nothing is found, each way out brings what it says', async () => {
  const asked = { q: 'stoneware mug', categories: '31', price_from: '100', minimum: '500' };
  const { total, relaxed } = await search(asked);
  expect(total).toBe(0);
  expect(relaxed.map(({ filter }) => filter)).toEqual(['price']);
  const { price_from: _, ...without } = asked;
  expect((await search(without)).total).toBe(relaxed[0]?.count);
});

test('a change of the catalogue is found by the next search, also when many come at once', async () => {
  const [row] = await app.db
    .insert(products)
    .values({
      name: 'Zeppelin',
      description: 'Flies.',
      minimumOrderQuantity: 1,
      deliveryTime: 'soon',
      priceRanges: [{ min: 1, max: 9, price: 100 }],
    })
    .returning();
  const answers = await Promise.all(Array.from({ length: 8 }, () => search({ q: 'zepelin' })));
  expect(answers.map(({ total }) => total)).toEqual(Array(8).fill(1));
  await app.db
    .update(products)
    .set({ active: false })
    .where(eq(products.id, row?.id ?? 0));
  expect((await search({ q: 'zeppelin' })).products.map(({ name }) => name)).not.toContain('Zeppelin');
});

test.each(["'; drop table products; --", '%', '*', '\\', '<b>', '𝕞𝕦𝕘', 'a'.repeat(100)])(
  'searching for %j is safe',
  async (q) => {
    expect((await search({ q })).page).toBe(1);
  },
);
