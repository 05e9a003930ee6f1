import type { CasesOf } from '../case';
import { png } from '../pictures';
import type { TestApi } from '../test-api';
import { badCreations, badDescriptions, described, outdated, unknownId, upToDate } from './described';

const list = ({ call }: TestApi) => call('categories.all', {});
const find = async (api: TestApi, fits: (category: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(api)).find(fits);

const add = async (api: TestApi) => {
  const name = api.unique('Puzzles');
  await api.call('categories.create', { body: described(name) });
  return (await find(api, (category) => category.name === name))?.id ?? '';
};

/** The cases of the category rows. `services.delete` removes one. */
export const categoryCases: CasesOf<'categories'> = {
  'categories.list': { validInput: () => ({}) },
  'categories.choices': { validInput: () => ({}) },
  'categories.all': { validInput: () => ({}) },
  'categories.create': {
    validInput: ({ unique }) => ({ body: described(unique('Games')) }),
    invalidFields: badCreations,
    unchanged: list,
    effect: {
      observe: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        return {
          slug: added?.slug?.startsWith('games-'),
          shown: (await api.call('categories.list', {})).some(({ id }) => id === added?.id),
          chosen: (await api.call('categories.choices', {})).some(({ id }) => id === added?.id),
          picture: await api.provider.statusAndType(added?.picture ?? ''),
        };
      },
      expected: { slug: true, shown: true, chosen: true, picture: '200 image/png' },
    },
  },
  'categories.update': {
    validInput: async (api) => ({
      params: { id: await add(api) },
      body: { name: api.unique('Changed'), description: 'Otherwise.' },
    }),
    // Ids of a service and a product; a slug.
    unknownTargets: () =>
      [unknownId, 11, 101, 'drinkware'].map((id) => ({
        params: { id },
        body: { name: 'A', description: 'B' },
      })),
    invalidFields: badDescriptions,
    otherRefusals: outdated,
    unchanged: list,
    effect: {
      observe: async (api, { params, body }) => {
        const changed = await find(api, ({ id }) => id === params.id);
        const shown = (await api.call('categories.list', {})).find(({ id }) => id === params.id);
        return {
          name: shown?.name === body.name,
          description: shown?.description,
          slug: changed?.slug?.startsWith('puzzles-'),
          picture: await api.provider.statusAndType(shown?.picture ?? ''),
        };
      },
      expected: { name: true, description: 'Otherwise.', slug: true, picture: '200 image/png' },
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
      'takes a new picture for the old one': {
        validInput: async (api) => ({
          params: { id: await add(api) },
          body: { name: 'Changed', description: 'Otherwise.', image: png() },
        }),
        effect: {
          observe: async (api, { params }) =>
            api.provider.statusAndType((await find(api, ({ id }) => id === params.id))?.picture ?? ''),
          expected: '200 image/png',
        },
      },
    },
  },
};
