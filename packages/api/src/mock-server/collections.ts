import { adminCollection } from '@gifting/domain/collections/admin-collection';
import { refuseOutdated } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { findById, findBySlugOrId, firstVersion, newSlug, nextVersion, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { listed, readImages, removeImages, storeImage } from './uploads';

const missing = missingTexts.collection;

/** The collections. */
export const collectionHandlers = (server: MockServer): HandlersOf<'collections'> => {
  const { state, nextId } = server;
  const active = () => state.collections.filter(({ status }) => status === 'active');
  return {
    'collections.list': active,
    'collections.detail': ({ params }) => findBySlugOrId(active(), params.slug, missing),
    'collections.all': () => state.collections,
    'collections.anyDetail': ({ params }) => findBySlugOrId(state.collections, params.id, missing),

    'collections.create': async ({ body: { images, ...texts } }) => {
      const pictures = await readImages(listed('images', images));
      state.collections.push({
        id: nextId(),
        slug: newSlug('collection', texts.title, state.collections),
        ...texts,
        pictures: pictures.map((picture) => storeImage(server, picture, '')),
        status: 'active',
        version: firstVersion,
      });
      return done('collections.create');
    },

    'collections.update': ({ params, body: { title, subTitle, content, version } }) => {
      const collection = findById(state.collections, params.id, missing);
      refuseOutdated(adminCollection, version, collection);
      Object.assign(collection, { title, subTitle, content, version: nextVersion(collection) });
      return done('collections.update');
    },

    'collections.delete': ({ params }) => {
      const { id, pictures } = findById(state.collections, params.id, missing);
      take(state.collections, id);
      removeImages(server, pictures);
      return done('collections.delete');
    },
  };
};
