import type { CasesOf } from '../case';
import { impostor, png } from '../pictures';
import type { TestApi } from '../test-api';
import { outdated, unknownId, upToDate } from './described';

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

/** The cases of the collection rows. */
export const collectionCases: CasesOf<'collections'> = {
  'collections.list': { validInput: () => ({}) },
  'collections.detail': {
    validInput: () => ({ params: { slug: 'festive-holiday' } }),
    equivalentInputs: () => [{ params: { slug: 21 } }],
    empty: {
      request: async (api) => ({ input: { params: { slug: await add(api) } } }),
      expected: { pictures: [] },
    },
    unknownTargets: () => [{ params: { slug: 'nothing' } }, { params: { slug: 11 } }],
  },
  'collections.all': { validInput: () => ({}) },
  'collections.anyDetail': {
    validInput: () => ({ params: { id: 21 } }),
    equivalentInputs: () => [{ params: { id: 'festive-holiday' } }],
    empty: {
      request: async (api) => ({ input: { params: { id: await add(api) } } }),
      expected: { pictures: [], status: 'active' },
    },
    unknownTargets: () => [{ params: { id: unknownId } }, { params: { id: 11 } }],
  },
  'collections.create': {
    validInput: ({ unique }) => ({ body: { ...texts(unique('Winter')), images: [png(), png()] } }),
    invalidFields: [
      ...badTexts,
      { body: { images: [png(), impostor()] }, field: 'images.1' },
      { body: { images: Array.from({ length: 11 }, png) }, field: 'images' },
    ],
    unchanged: list,
    effect: {
      observe: async (api, { body }) => {
        const added = await find(api, ({ title }) => title === body.title);
        const shown = (await api.call('collections.list', {})).find(({ id }) => id === added?.id);
        const page = await api.call('collections.detail', { params: { slug: shown?.slug ?? '' } });
        const pictures = await Promise.all(
          page.pictures.map((picture) => api.provider.statusAndType(picture)),
        );
        return { subTitle: page.subTitle, content: page.content, status: added?.status, pictures };
      },
      expected: {
        subTitle: 'For the first day',
        content: 'Small things.',
        status: 'active',
        pictures: ['200 image/png', '200 image/png'],
      },
    },
  },
  'collections.update': {
    validInput: async (api) => ({
      params: { id: await add(api) },
      // Only the id in the path is used (F-06).
      body: { ...texts(api.unique('Changed')), content: 'Otherwise.', colllection_id: 21 },
    }),
    unknownTargets: () =>
      [unknownId, 11].map((id) => ({ params: { id }, body: { ...texts('Changed'), colllection_id: 21 } })),
    invalidFields: [...badTexts, { body: { colllection_id: undefined }, field: 'colllection_id' }],
    otherRefusals: outdated,
    unchanged: list,
    effect: {
      observe: async (api, { params, body }) => {
        const changed = await api.call('collections.anyDetail', { params });
        return { title: changed.title === body.title, content: changed.content };
      },
      expected: { title: true, content: 'Otherwise.' },
    },
    variants: {
      [upToDate]: {
        validInput: async (api) => ({
          params: { id: await add(api) },
          body: { ...texts('Changed'), colllection_id: 21, version: 1 },
        }),
        effect: {
          observe: async (api, { params }) => (await api.call('collections.anyDetail', { params })).version,
          expected: '2',
        },
      },
    },
  },
  'collections.delete': {
    validInput: async (api) => ({ params: { id: await add(api) } }),
    unknownTargets: () => [unknownId, 11, 'festive-holiday'].map((id) => ({ params: { id } })),
    unchanged: list,
    effect: {
      observe: async (api, { params }) => (await find(api, ({ id }) => id === params.id)) ?? 'gone',
      expected: 'gone',
    },
  },
};
