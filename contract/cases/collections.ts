import type { CasesOf } from '../case';
import { impostor, png } from '../pictures';
import type { TestApi } from '../test-api';
import { nobody } from './described';

const list = ({ call }: TestApi) => call('collections.all', {});
const find = async (api: TestApi, fits: (one: Awaited<ReturnType<typeof list>>[number]) => boolean) =>
  (await list(api)).find(fits);

const texts = (title: string) => ({ title, sub_title: 'For the first day', content: 'Small things.' });

const add = async (api: TestApi) => {
  const title = api.unique('Spring');
  await api.call('collections.create', { body: texts(title) });
  return (await find(api, (collection) => collection.title === title))?.id ?? '';
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
      ask: async (api) => ({ input: { params: { slug: await add(api) } } }),
      shows: { pictures: [] },
    },
    unknown: () => [{ params: { slug: 'nothing' } }, { params: { slug: 11 } }],
  },
  'collections.all': { ok: () => ({}) },
  'collections.anyDetail': {
    ok: () => ({ params: { id: 21 } }),
    alike: () => [{ params: { id: 'festive-holiday' } }],
    empty: {
      ask: async (api) => ({ input: { params: { id: await add(api) } } }),
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
      see: async (api, { body }) => {
        const added = await find(api, ({ title }) => title === body.title);
        const shown = (await api.call('collections.list', {})).find(({ id }) => id === added?.id);
        const page = await api.call('collections.detail', { params: { slug: shown?.slug ?? '' } });
        const pictures = await Promise.all(page.pictures.map((picture) => api.host.look(picture)));
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
    ok: async (api) => ({
      params: { id: await add(api) },
      // The id in the path counts (F-06).
      body: { ...texts(api.unique('Changed')), content: 'Otherwise.', colllection_id: 21 },
    }),
    unknown: () =>
      [nobody, 11].map((id) => ({ params: { id }, body: { ...texts('Changed'), colllection_id: 21 } })),
    refused: [...badTexts, { body: { colllection_id: undefined }, field: 'colllection_id' }],
    watch: list,
    effect: {
      see: async (api, { params, body }) => {
        const changed = await api.call('collections.anyDetail', { params });
        return { title: changed.title === body.title, content: changed.content };
      },
      shows: { title: true, content: 'Otherwise.' },
    },
  },
  'collections.delete': {
    ok: async (api) => ({ params: { id: await add(api) } }),
    unknown: () => [nobody, 11, 'festive-holiday'].map((id) => ({ params: { id } })),
    watch: list,
    effect: {
      see: async (api, { params }) => (await find(api, ({ id }) => id === params.id)) ?? 'gone',
      shows: 'gone',
    },
  },
};
