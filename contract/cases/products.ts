import { productBody } from '@gifting/domain/testing/product-body';
import type { CasesOf } from '../case';
import { impostor, png } from '../pictures';
import type { TestApi } from '../test-api';
import { outdated, unknownId, upToDate } from './described';

const list = ({ call }: TestApi) => call('products.all', {});
const find = async (api: TestApi, fits: (product: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(api)).find(fits);
const sold = (api: TestApi, category?: number) =>
  api.call('products.list', { query: { category, currency: 'EUR' } });

const record = (name: string) => ({
  ...productBody,
  gifting_id: 2,
  category_id: 35,
  product_type: 'bag' as const,
  name,
});

const pictures = () => ({ thumbnail: png(), image: png(), product_images: [png(), png()] });

const add = async (api: TestApi) => {
  const name = api.unique('Apron');
  await api.call('products.create', { body: { ...record(name), ...pictures() } });
  return (await find(api, (product) => product.name === name))?.id ?? '';
};

const range = { price: 1, min_quantity: 1, max_quantity: 2 };

const badRecords = [
  { body: { name: '' }, field: 'name' },
  { body: { gifting_id: 31 }, field: 'gifting_id' },
  { body: { category_id: 1 }, field: 'category_id' },
  { body: { quantity: -1 }, field: 'quantity' },
  { body: { quantity: 1.5 }, field: 'quantity' },
  { body: { minimum_order_quantity: 'some' }, field: 'minimum_order_quantity' },
  { body: { product_type: 'voucher' }, field: 'product_type' },
  { body: { status: 'sold' }, field: 'status' },
  { body: { size_guide: 'S 98 68' }, field: 'size_guide' },
  { body: { price_ranges: [] }, field: 'price_ranges' },
  { body: { price_ranges: [{ ...range, price: -1 }] }, field: 'price_ranges.0.price' },
  { body: { price_ranges: [{ ...range, min_quantity: 3 }] }, field: 'price_ranges.0.max_quantity' },
  { body: { price_ranges: [range, range] }, field: 'price_ranges.1.min_quantity' },
  { body: { thumbnail: impostor() }, field: 'thumbnail' },
  { body: { product_images: [png(), impostor()] }, field: 'product_images.1' },
] as const;

/** The cases of the product rows. */
export const productCases: CasesOf<'products'> = {
  'products.list': {
    validInput: () => ({ query: { category: '31', number_of_boxes: 50, currency: 'GBP' } }),
    equivalentInputs: () => [{ query: { category: 31 } }],
    empty: { request: () => ({ input: { query: { category: unknownId } } }), expected: [] },
    invalidFields: [
      { query: { currency: 'XXX' }, field: 'currency' },
      { query: { number_of_boxes: 'many' }, field: 'number_of_boxes' },
      { query: { category: '' }, field: 'category' },
    ],
  },
  'products.all': { validInput: () => ({}) },
  'products.create': {
    validInput: ({ unique }) => ({ body: { ...record(unique('Scarf')), ...pictures() } }),
    invalidFields: [
      ...badRecords,
      { body: { thumbnail: undefined }, field: 'thumbnail' },
      { body: { product_images: undefined }, field: 'product_images' },
    ],
    unchanged: list,
    effect: {
      observe: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        const offered = (await sold(api, 35)).find(({ id }) => id === added?.id);
        const pack = await api.call('gifting.detail', { params: { id: 2 } });
        return {
          quantity: added?.quantity,
          minimumOrderQuantity: added?.minimumOrderQuantity,
          type: added?.type,
          slug: added?.slug?.startsWith('scarf-'),
          sku: added?.sku === `GIFT-${added?.id}`,
          priceRanges: added?.priceRanges,
          inEuro: offered?.priceRanges,
          inPack: pack.products.some(({ id }) => id === added?.id),
          picture: await api.provider.statusAndType(added?.picture ?? ''),
        };
      },
      expected: {
        quantity: 40,
        minimumOrderQuantity: 5,
        type: 'bag',
        slug: true,
        sku: true,
        priceRanges: [
          { min: 1, max: 49, price: 1250 },
          { min: 50, max: 1000, price: 1100 },
        ],
        inEuro: [
          { min: 1, max: 49, price: 1463 },
          { min: 50, max: 1000, price: 1287 },
        ],
        inPack: true,
        picture: '200 image/png',
      },
    },
  },
  'products.update': {
    validInput: async (api) => ({
      params: { id: await add(api) },
      body: { ...record(api.unique('Changed')), category_id: 34, price_ranges: [range] },
    }),
    unknownTargets: () => [unknownId, 201].map((id) => ({ params: { id }, body: record('Changed') })),
    invalidFields: badRecords,
    otherRefusals: outdated,
    unchanged: list,
    effect: {
      observe: async (api, { params, body }) => {
        const changed = await find(api, ({ id }) => id === params.id);
        return {
          name: changed?.name === body.name,
          priceRanges: changed?.priceRanges,
          left: (await sold(api, 35)).some(({ id }) => id === params.id),
          entered: (await sold(api, 34)).some(({ id }) => id === params.id),
          picture: await api.provider.statusAndType(changed?.picture ?? ''),
        };
      },
      expected: {
        name: true,
        priceRanges: [{ min: 1, max: 2, price: 100 }],
        left: false,
        entered: true,
        picture: '200 image/png',
      },
    },
    variants: {
      [upToDate]: {
        validInput: async (api) => ({
          params: { id: await add(api) },
          body: { ...record('Changed'), version: 1 },
        }),
        effect: {
          observe: async (api, { params }) => (await find(api, ({ id }) => id === params.id))?.version,
          expected: '2',
        },
      },
      'takes it off sale': {
        validInput: async (api) => ({
          params: { id: await add(api) },
          body: { ...record('Changed'), status: 'inactive' },
        }),
        effect: {
          observe: async (api, { params }) => ({
            kept: (await find(api, ({ id }) => id === params.id))?.status,
            sold: (await sold(api)).some(({ id }) => id === params.id),
          }),
          expected: { kept: 'inactive', sold: false },
        },
      },
    },
  },
  'products.delete': {
    validInput: async (api) => ({ params: { id: await add(api) } }),
    unknownTargets: () => [unknownId, 201, 'cap'].map((id) => ({ params: { id } })),
    unchanged: list,
    effect: {
      observe: async (api, { params }) => ({
        kept: (await list(api)).some(({ id }) => id === params.id),
        sold: (await sold(api)).some(({ id }) => id === params.id),
      }),
      expected: { kept: false, sold: false },
    },
  },
};
