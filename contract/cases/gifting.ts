import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { badCreations, badDescriptions, described, nobody } from './described';

const list = ({ call }: TestApi) => call('gifting.all', {});
const find = async (api: TestApi, fits: (pack: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(api)).find(fits);

const add = async (api: TestApi) => {
  const name = api.unique('Farewells');
  await api.call('gifting.create', { body: described(name) });
  return (await find(api, (pack) => pack.name === name))?.id ?? '';
};

/** How the rows of gifting packs are called. */
export const giftingCases: CasesOf<'gifting'> = {
  'gifting.list': { ok: () => ({}) },
  'gifting.detail': {
    ok: () => ({ params: { id: 3 } }),
    alike: () => [{ params: { id: 'event-offsites' } }],
    empty: {
      ask: async (api) => ({ input: { params: { id: await add(api) } } }),
      shows: { products: [] },
    },
    unknown: () => [{ params: { id: nobody } }, { params: { id: 'nothing' } }, { params: { id: 11 } }],
  },
  'gifting.choices': { ok: () => ({}) },
  'gifting.all': { ok: () => ({}) },
  'gifting.create': {
    ok: ({ unique }) => ({ body: described(unique('Birthdays')) }),
    refused: badCreations,
    watch: list,
    effect: {
      see: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        return {
          description: added?.description,
          chosen: (await api.call('gifting.choices', {})).some(({ id }) => id === added?.id),
          picture: await api.host.look(added?.image ?? ''),
        };
      },
      shows: { description: 'Made by hand.', chosen: true, picture: '200 image/png' },
    },
  },
  'gifting.update': {
    ok: async (api) => ({
      params: { id: await add(api) },
      body: { name: api.unique('Changed'), description: 'Otherwise.' },
    }),
    unknown: () => [nobody, 11].map((id) => ({ params: { id }, body: { name: 'A', description: 'B' } })),
    refused: badDescriptions,
    watch: list,
    effect: {
      see: async (api, { params, body }) => {
        const page = await api.call('gifting.detail', { params });
        return { name: page.name === body.name, description: page.description };
      },
      shows: { name: true, description: 'Otherwise.' },
    },
  },
  'gifting.delete': {
    ok: async (api) => ({ params: { id: await add(api) } }),
    unknown: () => [nobody, 11, 31, 'milestones'].map((id) => ({ params: { id } })),
    watch: list,
    effect: {
      see: async (api, { params }) => (await find(api, ({ id }) => id === params.id)) ?? 'gone',
      shows: 'gone',
    },
  },
};
