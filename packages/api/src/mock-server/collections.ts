import type { AdminCollection } from '@gifting/domain/collections/collection';
import { done, missingTexts } from '../core/texts';
import { byId, named, newSlug, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import type { MockedCollection } from './state';
import { listed, readImages, removeImages, storeImage } from './uploads';

const missing = missingTexts.collection;

const toAdmin = ({ slug: _, ...collection }: MockedCollection): AdminCollection => collection;

/** The collections. */
export const collectionHandlers = (server: MockServer): HandlersOf<'collections'> => {
  const { state, nextId } = server;
  const active = () => state.collections.filter(({ status }) => status === 'active');
  return {
    'collections.list': () => active().map(({ id, slug, title }) => ({ id, slug, title })),
    'collections.detail': ({ params }) => {
      const { title, subTitle, content, pictures } = named(active(), params.slug, missing);
      return { title, subTitle, content, pictures };
    },
    'collections.all': () => state.collections.map(toAdmin),
    'collections.anyDetail': ({ params }) => toAdmin(named(state.collections, params.id, missing)),

    'collections.create': async ({ body: { title, sub_title: subTitle, content, images } }) => {
      const pictures = await readImages(listed('images', images));
      state.collections.push({
        id: nextId(),
        slug: newSlug('collection', title, state.collections),
        title,
        subTitle,
        content,
        pictures: pictures.map((picture) => storeImage(server, picture, '')),
        status: 'active',
      });
      return done('collections.create');
    },

    'collections.update': ({ params, body: { title, sub_title: subTitle, content } }) => {
      Object.assign(byId(state.collections, params.id, missing), { title, subTitle, content });
      return done('collections.update');
    },

    'collections.delete': ({ params }) => {
      const { id, pictures } = byId(state.collections, params.id, missing);
      take(state.collections, id);
      removeImages(server, pictures);
      return done('collections.delete');
    },
  };
};
