import type { Service } from '@gifting/domain/services/service';
import { Refusal } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { byId, named, newSlug, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { summariesOf } from './on-sale';
import { readImage, removeImages, storeImage } from './uploads';

const missing = missingTexts.service;

/** The services. */
export const serviceHandlers = (server: MockServer): HandlersOf<'services'> => {
  const { state, nextId } = server;
  const list = (): Service[] =>
    state.services.map(({ id, slug, name, description, picture }) => ({
      id,
      slug,
      name,
      description,
      image: picture,
    }));
  const removeCategory = (id: string): boolean => {
    const category = take(state.categories, id);
    if (!category) return false;
    removeImages(server, [category.picture]);
    for (const product of state.products) {
      if (product.categoryId === id) product.categoryId = null;
      product.furtherCategoryIds = product.furtherCategoryIds.filter((further) => further !== id);
    }
    return true;
  };
  return {
    'services.list': list,
    'services.detail': ({ params }) => {
      const { title, productIds, ...page } = named(state.services, params.slug, missing);
      const included = summariesOf(state, ({ id }) => productIds.includes(id));
      return {
        ...page,
        title: title ?? page.name,
        products: productIds.flatMap((productId) => included.find(({ id }) => id === productId) ?? []),
      };
    },
    'services.all': list,

    'services.create': async ({ body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      state.services.push({
        id: nextId(),
        slug: newSlug('service', name, state.services),
        name,
        description,
        picture: storeImage(server, picture, null),
        title: null,
        subtitle: '',
        pictures: [],
        productIds: [],
      });
      return done('services.create');
    },

    'services.update': async ({ params, body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      const service = byId(state.services, params.id, missing);
      if (picture) removeImages(server, [service.picture]);
      Object.assign(service, { name, description, picture: storeImage(server, picture, service.picture) });
      return done('services.update');
    },

    // The category screen calls it too. An id names one thing everywhere, so it can only be meant (F-01).
    'services.delete': ({ params }) => {
      const service = take(state.services, params.id);
      if (service) removeImages(server, [service.picture, ...service.pictures]);
      else if (!removeCategory(params.id)) throw new Refusal(404, missing);
      return done('services.delete');
    },
  };
};
