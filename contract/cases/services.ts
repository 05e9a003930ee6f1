import type { CasesOf } from '../case';
import { png } from '../pictures';
import type { World } from '../world';
import { badCreations, badDescriptions, described, nobody } from './described';

const list = ({ call }: World) => call('services.all', {});
const find = async (world: World, fits: (service: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(world)).find(fits);

const add = async (world: World) => {
  const name = world.unique('Engraving');
  await world.call('services.create', { body: described(name) });
  return (await find(world, (service) => service.name === name))?.id ?? '';
};

const addCategory = async ({ call, unique }: World) => {
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
      ask: async (world) => ({ input: { params: { slug: await add(world) } } }),
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
      see: async (world, { body }) => {
        const added = await find(world, ({ name }) => name === body.name);
        const page = await world.call('services.detail', { params: { slug: added?.slug ?? '' } });
        return {
          slugFits: added?.slug === body.name.toLowerCase().replace(' ', '-'),
          description: page.description,
          title: page.title === body.name,
          picture: await world.host.look(added?.image ?? ''),
        };
      },
      shows: { slugFits: true, description: 'Made by hand.', title: true, picture: '200 image/png' },
    },
  },
  'services.update': {
    ok: async (world) => ({
      params: { id: await add(world) },
      body: { name: world.unique('Changed'), description: 'Otherwise.' },
    }),
    unknown: () =>
      [nobody, 21, 'custom-packaging'].map((id) => ({
        params: { id },
        body: { name: 'A', description: 'B' },
      })),
    refused: badDescriptions,
    watch: list,
    effect: {
      see: async (world, { params, body }) => {
        const changed = await find(world, ({ id }) => id === params.id);
        return {
          name: changed?.name === body.name,
          description: changed?.description,
          slug: changed?.slug?.startsWith('engraving-'),
          picture: await world.host.look(changed?.image ?? ''),
        };
      },
      shows: { name: true, description: 'Otherwise.', slug: true, picture: '200 image/png' },
    },
    variants: {
      'takes a new picture for the old one': {
        ok: async (world) => {
          const id = await add(world);
          return { params: { id }, body: { name: 'Changed', description: 'Otherwise.', image: png() } };
        },
        effect: {
          see: async (world, { params }) =>
            world.host.look((await find(world, ({ id }) => id === params.id))?.image ?? ''),
          shows: '200 image/png',
        },
      },
    },
  },
  'services.delete': {
    ok: async (world) => ({ params: { id: await add(world) } }),
    // Ids of a product, a gift box, a collection, a gifting pack; a slug.
    unknown: () => [nobody, 101, 201, 21, 1, 'custom-packaging'].map((id) => ({ params: { id } })),
    watch: async (world) => [await list(world), await world.call('categories.all', {})],
    effect: {
      see: async (world, { params }) => (await find(world, ({ id }) => id === params.id)) ?? 'gone',
      shows: 'gone',
    },
    variants: {
      'removes the category with the id, and no service': {
        ok: async (world) => ({ params: { id: await addCategory(world) } }),
        effect: {
          see: async (world, { params }) => ({
            category: (await world.call('categories.all', {})).some(({ id }) => id === params.id),
            packaging: (await list(world)).some(({ slug }) => slug === 'custom-packaging'),
          }),
          shows: { category: false, packaging: true },
        },
      },
    },
  },
};
