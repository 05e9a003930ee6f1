import type { CasesOf } from '../case';
import { impostor, png } from '../pictures';
import type { World } from '../world';
import { nobody } from './described';

const list = ({ call }: World) => call('collections.all', {});
const find = async (world: World, fits: (one: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(world)).find(fits);

const texts = (title: string) => ({ title, sub_title: 'For the first day', content: 'Small things.' });

const add = async (world: World) => {
  const title = world.unique('Spring');
  await world.call('collections.create', { body: texts(title) });
  return (await find(world, (collection) => collection.title === title))?.id ?? '';
};

const badTexts = [
  { body: { title: '' }, field: 'title' },
  { body: { sub_title: undefined }, field: 'sub_title' },
  { body: { content: 'x'.repeat(10_001) }, field: 'content' },
] as const;

/** How the rows of collections are called. */
export const collectionCases: CasesOf<'collections'> = {
  'collections.list': { ok: () => ({}) },
  'collections.detail': {
    ok: () => ({ params: { slug: 'festive-holiday' } }),
    alike: () => [{ params: { slug: 21 } }],
    empty: {
      ask: async (world) => ({ input: { params: { slug: await add(world) } } }),
      shows: { pictures: [] },
    },
    unknown: () => [{ params: { slug: 'nothing' } }, { params: { slug: 11 } }],
  },
  'collections.all': { ok: () => ({}) },
  'collections.anyDetail': {
    ok: () => ({ params: { id: 21 } }),
    alike: () => [{ params: { id: 'festive-holiday' } }],
    empty: {
      ask: async (world) => ({ input: { params: { id: await add(world) } } }),
      shows: { pictures: [], status: 'active' },
    },
    unknown: () => [{ params: { id: nobody } }, { params: { id: 11 } }],
  },
  'collections.create': {
    ok: ({ unique }) => ({ body: { ...texts(unique('Winter')), images: [png(), png()] } }),
    refused: [
      ...badTexts,
      { body: { images: [png(), impostor()] }, field: 'images.1' },
      { body: { images: Array.from({ length: 11 }, png) }, field: 'images' },
    ],
    watch: list,
    effect: {
      see: async (world, { body }) => {
        const added = await find(world, ({ title }) => title === body.title);
        const shown = (await world.call('collections.list', {})).find(({ id }) => id === added?.id);
        const page = await world.call('collections.detail', { params: { slug: shown?.slug ?? '' } });
        const pictures = await Promise.all(page.pictures.map((picture) => world.host.look(picture)));
        return { subTitle: page.subTitle, content: page.content, status: added?.status, pictures };
      },
      shows: {
        subTitle: 'For the first day',
        content: 'Small things.',
        status: 'active',
        pictures: ['200 image/png', '200 image/png'],
      },
    },
  },
  'collections.update': {
    ok: async (world) => ({
      params: { id: await add(world) },
      // The id in the path counts (F-06).
      body: { ...texts(world.unique('Changed')), content: 'Otherwise.', colllection_id: 21 },
    }),
    unknown: () =>
      [nobody, 11].map((id) => ({ params: { id }, body: { ...texts('Changed'), colllection_id: 21 } })),
    refused: [...badTexts, { body: { colllection_id: undefined }, field: 'colllection_id' }],
    watch: list,
    effect: {
      see: async (world, { params, body }) => {
        const changed = await world.call('collections.anyDetail', { params });
        return { title: changed.title === body.title, content: changed.content };
      },
      shows: { title: true, content: 'Otherwise.' },
    },
  },
  'collections.delete': {
    ok: async (world) => ({ params: { id: await add(world) } }),
    unknown: () => [nobody, 11, 'festive-holiday'].map((id) => ({ params: { id } })),
    watch: list,
    effect: {
      see: async (world, { params }) => (await find(world, ({ id }) => id === params.id)) ?? 'gone',
      shows: 'gone',
    },
  },
};
