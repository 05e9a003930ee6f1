import type { CasesOf } from '../case';
import { gif, impostor, png } from '../pictures';
import type { TestApi } from '../test-api';
import { outdated, unknownId, upToDate } from './described';

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

/** The cases of the gift box rows. */
export const giftBoxCases: CasesOf<'giftBoxes'> = {
  'giftBoxes.list': {
    validInput: () => ({ query: { currency: 'USD' } }),
    invalidFields: [
      { query: { currency: 'XXX' }, field: 'currency' },
      { query: { currency: 'TOOLONGACODE' }, field: 'currency' },
    ],
  },
  'giftBoxes.all': { validInput: () => ({}) },
  'giftBoxes.create': {
    validInput: ({ unique }) => ({ body: { ...record(unique('Crate')), image: png() } }),
    invalidFields: [...badRecords, { body: { image: undefined }, field: 'image' }],
    unchanged: list,
    effect: {
      observe: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        const inEuro = await api.call('giftBoxes.list', { query: { currency: 'EUR' } });
        return {
          prices: added?.prices,
          status: added?.status,
          euro: inEuro.find(({ id }) => id === added?.id)?.prices.branded,
          picture: await api.provider.statusAndType(added?.picture ?? ''),
        };
      },
      expected: {
        prices: { branded: 325, plain: 210, custom_branding: 400 },
        status: 'active',
        euro: 380,
        picture: '200 image/png',
      },
    },
  },
  'giftBoxes.update': {
    validInput: async (api) => ({
      params: { id: await add(api) },
      body: { ...record(api.unique('Changed')), plain_price: 1.99 },
    }),
    unknownTargets: () => [unknownId, 101].map((id) => ({ params: { id }, body: record('Changed') })),
    invalidFields: badRecords,
    otherRefusals: outdated,
    unchanged: list,
    effect: {
      observe: async (api, { params, body }) => {
        const changed = await find(api, ({ id }) => id === params.id);
        return {
          name: changed?.name === body.name,
          plain: changed?.prices.plain,
          picture: await api.provider.statusAndType(changed?.picture ?? ''),
        };
      },
      expected: { name: true, plain: 199, picture: '200 image/png' },
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
    },
  },
  'giftBoxes.delete': {
    validInput: async (api) => ({ params: { id: await add(api) } }),
    unknownTargets: () => [unknownId, 101].map((id) => ({ params: { id } })),
    unchanged: list,
    effect: {
      observe: async (api, { params }) => ({
        kept: (await list(api)).some(({ id }) => id === params.id),
        sold: (await api.call('giftBoxes.list', { query: {} })).some(({ id }) => id === params.id),
      }),
      expected: { kept: false, sold: false },
    },
  },
};
