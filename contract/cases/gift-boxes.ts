import type { CasesOf } from '../case';
import { gif, impostor, png } from '../pictures';
import type { TestApi } from '../test-api';
import { nobody } from './described';

const list = ({ call }: TestApi) => call('giftBoxes.all', {});
const find = async (api: TestApi, fits: (box: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(api)).find(fits);

const record = (name: string) => ({
  name,
  plain_price: '2.10',
  event_content_branded_price: '3.25',
  custom_branding_price: '4',
});

const add = async (api: TestApi) => {
  const name = api.unique('Tin');
  await api.call('giftBoxes.create', { body: { ...record(name), image: png() } });
  return (await find(api, (box) => box.name === name))?.id ?? '';
};

const badRecords = [
  { body: { name: '' }, field: 'name' },
  { body: { plain_price: 'free' }, field: 'plain_price' },
  { body: { event_content_branded_price: undefined }, field: 'event_content_branded_price' },
  { body: { custom_branding_price: -1 }, field: 'custom_branding_price' },
  { body: { custom_branding_price: 1_000_001 }, field: 'custom_branding_price' },
  { body: { image: gif() }, field: 'image' },
  { body: { image: impostor() }, field: 'image' },
] as const;

/** How the rows of gift boxes are called. */
export const giftBoxCases: CasesOf<'giftBoxes'> = {
  'giftBoxes.list': {
    ok: () => ({ query: { currency: 'USD' } }),
    refused: [
      { query: { currency: 'XXX' }, field: 'currency' },
      { query: { currency: 'TOOLONGACODE' }, field: 'currency' },
    ],
  },
  'giftBoxes.all': { ok: () => ({}) },
  'giftBoxes.create': {
    ok: ({ unique }) => ({ body: { ...record(unique('Crate')), image: png() } }),
    refused: [...badRecords, { body: { image: undefined }, field: 'image' }],
    watch: list,
    effect: {
      see: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        const inEuro = await api.call('giftBoxes.list', { query: { currency: 'EUR' } });
        return {
          prices: added?.prices,
          status: added?.status,
          euro: inEuro.find(({ id }) => id === added?.id)?.prices.branded,
          picture: await api.host.look(added?.picture ?? ''),
        };
      },
      shows: {
        prices: { branded: 325, plain: 210, custom_branding: 400 },
        status: 'active',
        euro: 380,
        picture: '200 image/png',
      },
    },
  },
  'giftBoxes.update': {
    ok: async (api) => ({
      params: { id: await add(api) },
      body: { ...record(api.unique('Changed')), plain_price: 1.99 },
    }),
    unknown: () => [nobody, 101].map((id) => ({ params: { id }, body: record('Changed') })),
    refused: badRecords,
    watch: list,
    effect: {
      see: async (api, { params, body }) => {
        const changed = await find(api, ({ id }) => id === params.id);
        return {
          name: changed?.name === body.name,
          plain: changed?.prices.plain,
          picture: await api.host.look(changed?.picture ?? ''),
        };
      },
      shows: { name: true, plain: 199, picture: '200 image/png' },
    },
  },
  'giftBoxes.delete': {
    ok: async (api) => ({ params: { id: await add(api) } }),
    unknown: () => [nobody, 101].map((id) => ({ params: { id } })),
    watch: list,
    effect: {
      see: async (api, { params }) => ({
        kept: (await list(api)).some(({ id }) => id === params.id),
        sold: (await api.call('giftBoxes.list', { query: {} })).some(({ id }) => id === params.id),
      }),
      shows: { kept: false, sold: false },
    },
  },
};
