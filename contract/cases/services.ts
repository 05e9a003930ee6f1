import type { CasesOf } from '../case';
import { png } from '../pictures';
import type { TestApi } from '../test-api';
import { badCreations, badDescriptions, described, outdated, unknownId, upToDate } from './described';

const list = ({ call }: TestApi) => call('services.all', {});
const find = async (api: TestApi, fits: (service: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(api)).find(fits);

const add = async (api: TestApi) => {
  const name = api.unique('Engraving');
  await api.call('services.create', { body: described(name) });
  return (await find(api, (service) => service.name === name))?.id ?? '';
};

const addCategory = async ({ call, unique }: TestApi) => {
  const name = unique('Stationery');
  await call('categories.create', { body: described(name) });
  return (await call('categories.all', {})).find((category) => category.name === name)?.id ?? '';
};

/** The cases of the service rows. */
export const serviceCases: CasesOf<'services'> = {
  'services.list': { validInput: () => ({}) },
  'services.detail': {
    validInput: () => ({ params: { slug: 'custom-packaging' } }),
    equivalentInputs: () => [{ params: { slug: 11 } }],
    empty: {
      request: async (api) => ({ input: { params: { slug: await add(api) } } }),
      expected: { pictures: [], products: [] },
    },
    unknownTargets: () => [{ params: { slug: 'nothing-of-the-kind' } }, { params: { slug: 21 } }],
  },
  'services.all': { validInput: () => ({}) },
  'services.create': {
    validInput: ({ unique }) => ({ body: described(unique('Kitting')) }),
    invalidFields: badCreations,
    unchanged: list,
    effect: {
      observe: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        const page = await api.call('services.detail', { params: { slug: added?.slug ?? '' } });
        return {
          slugFits: added?.slug === body.name.toLowerCase().replace(' ', '-'),
          description: page.description,
          title: page.title === body.name,
          picture: await api.provider.statusAndType(added?.image ?? ''),
        };
      },
      expected: { slugFits: true, description: 'Made by hand.', title: true, picture: '200 image/png' },
    },
  },
  'services.update': {
    validInput: async (api) => ({
      params: { id: await add(api) },
      body: { name: api.unique('Changed'), description: 'Otherwise.' },
    }),
    unknownTargets: () =>
      [unknownId, 21, 'custom-packaging'].map((id) => ({
        params: { id },
        body: { name: 'A', description: 'B' },
      })),
    invalidFields: badDescriptions,
    otherRefusals: outdated,
    unchanged: list,
    effect: {
      observe: async (api, { params, body }) => {
        const changed = await find(api, ({ id }) => id === params.id);
        return {
          name: changed?.name === body.name,
          description: changed?.description,
          slug: changed?.slug?.startsWith('engraving-'),
          picture: await api.provider.statusAndType(changed?.image ?? ''),
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
        validInput: async (api) => {
          const id = await add(api);
          return { params: { id }, body: { name: 'Changed', description: 'Otherwise.', image: png() } };
        },
        effect: {
          observe: async (api, { params }) =>
            api.provider.statusAndType((await find(api, ({ id }) => id === params.id))?.image ?? ''),
          expected: '200 image/png',
        },
      },
    },
  },
  'services.delete': {
    validInput: async (api) => ({ params: { id: await add(api) } }),
    // Ids of a product, a gift box, a collection, a gifting pack; a slug.
    unknownTargets: () => [unknownId, 101, 201, 21, 1, 'custom-packaging'].map((id) => ({ params: { id } })),
    unchanged: async (api) => [await list(api), await api.call('categories.all', {})],
    effect: {
      observe: async (api, { params }) => (await find(api, ({ id }) => id === params.id)) ?? 'gone',
      expected: 'gone',
    },
    variants: {
      'removes the category with the id, and no service': {
        validInput: async (api) => ({ params: { id: await addCategory(api) } }),
        effect: {
          observe: async (api, { params }) => ({
            category: (await api.call('categories.all', {})).some(({ id }) => id === params.id),
            packaging: (await list(api)).some(({ slug }) => slug === 'custom-packaging'),
          }),
          expected: { category: false, packaging: true },
        },
      },
    },
  },
};
