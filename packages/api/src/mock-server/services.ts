import { adminService } from '@gifting/domain/services/admin-service';
import { Refusal, refuseOutdated } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { findById, findBySlugOrId, firstVersion, newSlug, nextVersion, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { summariesOf } from './on-sale';
import { readImage, removeImages, storeImage } from './uploads';

const missing = missingTexts.service;

/** The services. */
export const serviceHandlers = (server: MockServer): HandlersOf<'services'> => {
  const { state, nextId } = server;
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
    'services.list': () => state.services,
    'services.detail': ({ params }) => {
      const { title, image, productIds, ...page } = findBySlugOrId(state.services, params.slug, missing);
      const included = summariesOf(state, ({ id }) => productIds.includes(id));
      return {
        ...page,
        picture: image,
        title: title ?? page.name,
        products: productIds.flatMap((productId) => included.find(({ id }) => id === productId) ?? []),
      };
    },
    'services.all': () => state.services,

    'services.create': async ({ body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      state.services.push({
        id: nextId(),
        slug: newSlug('service', name, state.services),
        name,
        description,
        image: storeImage(server, picture, null),
        title: null,
        subtitle: '',
        pictures: [],
        productIds: [],
        version: firstVersion,
      });
      return done('services.create');
    },

    'services.update': async ({ params, body: { name, description, image, version } }) => {
      const picture = await readImage('image', image);
      const service = findById(state.services, params.id, missing);
      refuseOutdated(adminService, version, service);
      if (picture) removeImages(server, [service.image]);
      Object.assign(service, {
        name,
        description,
        image: storeImage(server, picture, service.image),
        version: nextVersion(service),
      });
      return done('services.update');
    },

    // The category screen calls it too. Ids are unique across tables, so the id says what to remove (F-01).
    'services.delete': ({ params }) => {
      const service = take(state.services, params.id);
      if (service) removeImages(server, [service.image, ...service.pictures]);
      else if (!removeCategory(params.id)) throw new Refusal(404, missing);
      return done('services.delete');
    },
  };
};
