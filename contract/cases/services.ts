import type { CasesOf } from '../case';
import { png } from '../pictures';
import type { TestApi } from '../test-api';
import { badCreations, badDescriptions, described, nobody } from './described';

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

/** How the rows of services are called. */
export const serviceCases: CasesOf<'services'> = {
  'services.list': { ok: () => ({}) },
  'services.detail': {
    ok: () => ({ params: { slug: 'custom-packaging' } }),
    alike: () => [{ params: { slug: 11 } }],
    empty: {
      ask: async (api) => ({ input: { params: { slug: await add(api) } } }),
      shows: { pictures: [], products: [] },
    },
    unknown: () => [{ params: { slug: 'nothing-of-the-kind' } }, { params: { slug: 21 } }],
  },
  'services.all': { ok: () => ({}) },
  'services.create': {
    ok: ({ unique }) => ({ body: described(unique('Kitting')) }),
    refused: badCreations,
    watch: list,
    effect: {
      see: async (api, { body }) => {
        const added = await find(api, ({ name }) => name === body.name);
        const page = await api.call('services.detail', { params: { slug: added?.slug ?? '' } });
        return {
          slugFits: added?.slug === body.name.toLowerCase().replace(' ', '-'),
          description: page.description,
          title: page.title === body.name,
          picture: await api.host.look(added?.image ?? ''),
        };
      },
      shows: { slugFits: true, description: 'Made by hand.', title: true, picture: '200 image/png' },
    },
  },
  'services.update': {
    ok: async (api) => ({
      params: { id: await add(api) },
      body: { name: api.unique('Changed'), description: 'Otherwise.' },
    }),
    unknown: () =>
      [nobody, 21, 'custom-packaging'].map((id) => ({
        params: { id },
        body: { name: 'A', description: 'B' },
      })),
    refused: badDescriptions,
    watch: list,
    effect: {
      see: async (api, { params, body }) => {
        const changed = await find(api, ({ id }) => id === params.id);
        return {
          name: changed?.name === body.name,
          description: changed?.description,
          slug: changed?.slug?.startsWith('engraving-'),
          picture: await api.host.look(changed?.image ?? ''),
        };
      },
      shows: { name: true, description: 'Otherwise.', slug: true, picture: '200 image/png' },
    },
    variants: {
      'takes a new picture for the old one': {
        ok: async (api) => {
          const id = await add(api);
          return { params: { id }, body: { name: 'Changed', description: 'Otherwise.', image: png() } };
        },
        effect: {
          see: async (api, { params }) =>
            api.host.look((await find(api, ({ id }) => id === params.id))?.image ?? ''),
          shows: '200 image/png',
        },
      },
    },
  },
  'services.delete': {
    ok: async (api) => ({ params: { id: await add(api) } }),
    // Ids of a product, a gift box, a collection, a gifting pack; a slug.
    unknown: () => [nobody, 101, 201, 21, 1, 'custom-packaging'].map((id) => ({ params: { id } })),
    watch: async (api) => [await list(api), await api.call('categories.all', {})],
    effect: {
      see: async (api, { params }) => (await find(api, ({ id }) => id === params.id)) ?? 'gone',
      shows: 'gone',
    },
    variants: {
      'removes the category with the id, and no service': {
        ok: async (api) => ({ params: { id: await addCategory(api) } }),
        effect: {
          see: async (api, { params }) => ({
            category: (await api.call('categories.all', {})).some(({ id }) => id === params.id),
            packaging: (await list(api)).some(({ slug }) => slug === 'custom-packaging'),
          }),
          shows: { category: false, packaging: true },
        },
      },
    },
  },
};
