import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { badCreations, badDescriptions, described, outdated, unknownId, upToDate } from './described';

const list = ({ call }: TestApi) => call('gifting.all', {});
const find = async (api: TestApi, fits: (pack: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(api)).find(fits);

const add = async (api: TestApi) => {
  const name = api.unique('Farewells');
  await api.call('gifting.create', { body: described(name) });
  return (await find(api, (pack) => pack.name === name))?.id ?? '';
};

/** The cases of the gifting rows. */
export const giftingCases: CasesOf<'gifting'> = {
  'gifting.list': { validInput: () => ({}) },
  'gifting.detail': {
    validInput: () => ({ params: { id: 3 } }),
    equivalentInputs: () => [{ params: { id: 'event-offsites' } }],
    empty: {
      request: async (api) => ({ input: { params: { id: await add(api) } } }),
      expected: { products: [] },
    },
    unknownTargets: () => [
      { params: { id: unknownId } },
      { params: { id: 'nothing' } },
      { params: { id: 11 } },
    ],
  },
  'gifting.choices': { validInput: () => ({}) },
  'gifting.all': { validInput: () => ({}) },
  'gifting.create': {
    validInput: ({ unique }) => ({ body: described(unique('Birthdays')) }),
    invalidFields: badCreations,
    unchanged: list,
    effect: {
      observe: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        return {
          description: added?.description,
          chosen: (await api.call('gifting.choices', {})).some(({ id }) => id === added?.id),
          picture: await api.provider.statusAndType(added?.image ?? ''),
        };
      },
      expected: { description: 'Made by hand.', chosen: true, picture: '200 image/png' },
    },
  },
  'gifting.update': {
    validInput: async (api) => ({
      params: { id: await add(api) },
      body: { name: api.unique('Changed'), description: 'Otherwise.' },
    }),
    unknownTargets: () =>
      [unknownId, 11].map((id) => ({ params: { id }, body: { name: 'A', description: 'B' } })),
    invalidFields: badDescriptions,
    otherRefusals: outdated,
    unchanged: list,
    effect: {
      observe: async (api, { params, body }) => {
        const page = await api.call('gifting.detail', { params });
        return { name: page.name === body.name, description: page.description };
      },
      expected: { name: true, description: 'Otherwise.' },
    },
    variants: {
      [upToDate]: {
        validInput: async (api) => ({
          params: { id: await add(api) },
          body: { name: 'Changed', description: 'Otherwise.', version: 1 },
        }),
        effect: {
          observe: async (api, { params }) => (await find(api, ({ id }) => id === params.id))?.version,
          expected: '2',
        },
      },
    },
  },
  'gifting.delete': {
    validInput: async (api) => ({ params: { id: await add(api) } }),
    unknownTargets: () => [unknownId, 11, 31, 'milestones'].map((id) => ({ params: { id } })),
    unchanged: list,
    effect: {
      observe: async (api, { params }) => (await find(api, ({ id }) => id === params.id)) ?? 'gone',
      expected: 'gone',
    },
  },
};
