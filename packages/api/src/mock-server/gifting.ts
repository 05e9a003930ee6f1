import { adminGifting } from '@gifting/domain/gifting/admin-gifting';
import { refuseOutdated } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { findById, findBySlugOrId, firstVersion, newSlug, nextVersion, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { summariesOf } from './on-sale';
import { readImage, removeImages, storeImage } from './uploads';

const missing = missingTexts.gifting;

/** The gifting packs. */
export const giftingHandlers = (server: MockServer): HandlersOf<'gifting'> => {
  const { state, nextId } = server;
  return {
    'gifting.list': () => state.gifting,
    'gifting.choices': () => state.gifting,
    'gifting.detail': ({ params }) => {
      const { id, name, description } = findBySlugOrId(state.gifting, params.id, missing);
      return { name, description, products: summariesOf(state, ({ giftingId }) => giftingId === id) };
    },
    'gifting.all': () => state.gifting,

    'gifting.create': async ({ body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      const slug = newSlug('gifting', name, state.gifting);
      state.gifting.push({
        id: nextId(),
        slug,
        name,
        description,
        image: storeImage(server, picture, null),
        version: firstVersion,
      });
      return done('gifting.create');
    },

    'gifting.update': async ({ params, body: { name, description, image, version } }) => {
      const picture = await readImage('image', image);
      const pack = findById(state.gifting, params.id, missing);
      refuseOutdated(adminGifting, version, pack);
      if (picture) removeImages(server, [pack.image]);
      Object.assign(pack, {
        name,
        description,
        image: storeImage(server, picture, pack.image),
        version: nextVersion(pack),
      });
      return done('gifting.update');
    },

    'gifting.delete': ({ params }) => {
      const { id, image } = findById(state.gifting, params.id, missing);
      take(state.gifting, id);
      removeImages(server, [image]);
      for (const product of state.products) if (product.giftingId === id) product.giftingId = null;
      return done('gifting.delete');
    },
  };
};
