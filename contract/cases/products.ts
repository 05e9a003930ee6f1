import { productBody } from '@gifting/domain/testing/product-body';
import type { CasesOf } from '../case';
import { impostor, png } from '../pictures';
import type { TestApi } from '../test-api';
import { nobody } from './described';

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
  { body: { price_ranges: [] }, field: 'price_ranges' },
  { body: { price_ranges: [{ ...range, price: -1 }] }, field: 'price_ranges.0.price' },
  { body: { price_ranges: [{ ...range, min_quantity: 3 }] }, field: 'price_ranges.0.max_quantity' },
  { body: { price_ranges: [range, range] }, field: 'price_ranges.1.min_quantity' },
  { body: { thumbnail: impostor() }, field: 'thumbnail' },
  { body: { product_images: [png(), impostor()] }, field: 'product_images.1' },
] as const;

/** How the rows of products are called. */
export const productCases: CasesOf<'products'> = {
  'products.list': {
    ok: () => ({ query: { category: '31', number_of_boxes: 50, currency: 'GBP' } }),
    alike: () => [{ query: { category: 31 } }],
    empty: { ask: () => ({ input: { query: { category: nobody } } }), shows: [] },
    refused: [
      { query: { currency: 'XXX' }, field: 'currency' },
      { query: { number_of_boxes: 'many' }, field: 'number_of_boxes' },
      { query: { category: '' }, field: 'category' },
    ],
  },
  'products.all': { ok: () => ({}) },
  'products.create': {
    ok: ({ unique }) => ({ body: { ...record(unique('Scarf')), ...pictures() } }),
    refused: [
      ...badRecords,
      { body: { thumbnail: undefined }, field: 'thumbnail' },
      { body: { product_images: undefined }, field: 'product_images' },
    ],
    watch: list,
    effect: {
      see: async (api, { body }) => {
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
          picture: await api.host.look(added?.picture ?? ''),
        };
      },
      shows: {
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
    ok: async (api) => ({
      params: { id: await add(api) },
      body: { ...record(api.unique('Changed')), category_id: 34, price_ranges: [range] },
    }),
    unknown: () => [nobody, 201].map((id) => ({ params: { id }, body: record('Changed') })),
    refused: badRecords,
    watch: list,
    effect: {
      see: async (api, { params, body }) => {
        const changed = await find(api, ({ id }) => id === params.id);
        return {
          name: changed?.name === body.name,
          priceRanges: changed?.priceRanges,
          left: (await sold(api, 35)).some(({ id }) => id === params.id),
          entered: (await sold(api, 34)).some(({ id }) => id === params.id),
          picture: await api.host.look(changed?.picture ?? ''),
        };
      },
      shows: {
        name: true,
        priceRanges: [{ min: 1, max: 2, price: 100 }],
        left: false,
        entered: true,
        picture: '200 image/png',
      },
    },
    variants: {
      'takes it off sale': {
        ok: async (api) => ({
          params: { id: await add(api) },
          body: { ...record('Changed'), status: 'inactive' },
        }),
        effect: {
          see: async (api, { params }) => ({
            kept: (await find(api, ({ id }) => id === params.id))?.status,
            sold: (await sold(api)).some(({ id }) => id === params.id),
          }),
          shows: { kept: 'inactive', sold: false },
        },
      },
    },
  },
  'products.delete': {
    ok: async (api) => ({ params: { id: await add(api) } }),
    unknown: () => [nobody, 201, 'cap'].map((id) => ({ params: { id } })),
    watch: list,
    effect: {
      see: async (api, { params }) => ({
        kept: (await list(api)).some(({ id }) => id === params.id),
        sold: (await sold(api)).some(({ id }) => id === params.id),
      }),
      shows: { kept: false, sold: false },
    },
  },
};
