import type { GiftingItem } from '@gifting/domain/gifting/gifting';
import { done, missingTexts } from '../core/texts';
import { byId, named, newSlug, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { summariesOf } from './on-sale';
import { readImage, removeImages, storeImage } from './uploads';

const missing = missingTexts.gifting;

/** The gifting packs. */
export const giftingHandlers = (server: MockServer): HandlersOf<'gifting'> => {
  const { state, nextId } = server;
  const list = (): GiftingItem[] =>
    state.gifting.map(({ id, name, description, picture }) => ({ id, name, description, image: picture }));
  return {
    'gifting.list': list,
    'gifting.choices': () => list().map(({ id, name }) => ({ id, name })),
    'gifting.detail': ({ params }) => {
      const { id, name, description } = named(state.gifting, params.id, missing);
      return { name, description, products: summariesOf(state, ({ giftingId }) => giftingId === id) };
    },
    'gifting.all': list,

    'gifting.create': async ({ body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      const slug = newSlug('gifting', name, state.gifting);
      state.gifting.push({
        id: nextId(),
        slug,
        name,
        description,
        picture: storeImage(server, picture, null),
      });
      return done('gifting.create');
    },

    'gifting.update': async ({ params, body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      const pack = byId(state.gifting, params.id, missing);
      if (picture) removeImages(server, [pack.picture]);
      Object.assign(pack, { name, description, picture: storeImage(server, picture, pack.picture) });
      return done('gifting.update');
    },

    'gifting.delete': ({ params }) => {
      const { id, picture } = byId(state.gifting, params.id, missing);
      take(state.gifting, id);
      removeImages(server, [picture]);
      for (const product of state.products) if (product.giftingId === id) product.giftingId = null;
      return done('gifting.delete');
    },
  };
};
