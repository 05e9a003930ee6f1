import type { CasesOf } from '../case';
import type { World } from '../world';
import { badCreations, badDescriptions, described, nobody } from './described';

const list = ({ call }: World) => call('gifting.all', {});
const find = async (world: World, fits: (pack: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(world)).find(fits);

const add = async (world: World) => {
  const name = world.unique('Farewells');
  await world.call('gifting.create', { body: described(name) });
  return (await find(world, (pack) => pack.name === name))?.id ?? '';
};

/** How the rows of gifting packs are called. */
export const giftingCases: CasesOf<'gifting'> = {
  'gifting.list': { ok: () => ({}) },
  'gifting.detail': {
    ok: () => ({ params: { id: 3 } }),
    alike: () => [{ params: { id: 'event-offsites' } }],
    empty: {
      ask: async (world) => ({ input: { params: { id: await add(world) } } }),
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
      see: async (world, { body }) => {
        const added = await find(world, ({ name }) => name === body.name);
        return {
          description: added?.description,
          chosen: (await world.call('gifting.choices', {})).some(({ id }) => id === added?.id),
          picture: await world.host.look(added?.image ?? ''),
        };
      },
      shows: { description: 'Made by hand.', chosen: true, picture: '200 image/png' },
    },
  },
  'gifting.update': {
    ok: async (world) => ({
      params: { id: await add(world) },
      body: { name: world.unique('Changed'), description: 'Otherwise.' },
    }),
    unknown: () => [nobody, 11].map((id) => ({ params: { id }, body: { name: 'A', description: 'B' } })),
    refused: badDescriptions,
    watch: list,
    effect: {
      see: async (world, { params, body }) => {
        const page = await world.call('gifting.detail', { params });
        return { name: page.name === body.name, description: page.description };
      },
      shows: { name: true, description: 'Otherwise.' },
    },
  },
  'gifting.delete': {
    ok: async (world) => ({ params: { id: await add(world) } }),
    unknown: () => [nobody, 11, 31, 'milestones'].map((id) => ({ params: { id } })),
    watch: list,
    effect: {
      see: async (world, { params }) => (await find(world, ({ id }) => id === params.id)) ?? 'gone',
      shows: 'gone',
    },
  },
};
