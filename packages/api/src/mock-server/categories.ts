import { adminCategory } from '@gifting/domain/categories/category';
import { refuseOutdated } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { findById, firstVersion, newSlug, nextVersion } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { readImage, removeImages, storeImage } from './uploads';

/** The product categories. `services.delete` removes one. */
export const categoryHandlers = (server: MockServer): HandlersOf<'categories'> => {
  const { state, nextId } = server;
  return {
    'categories.list': () => state.categories,
    'categories.choices': () => state.categories,
    'categories.all': () => state.categories,

    'categories.create': async ({ body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      state.categories.push({
        id: nextId(),
        slug: newSlug('category', name, state.categories),
        name,
        description,
        picture: storeImage(server, picture, null),
        version: firstVersion,
      });
      return done('categories.create');
    },

    'categories.update': async ({ params, body: { name, description, image, version } }) => {
      const picture = await readImage('image', image);
      const category = findById(state.categories, params.id, missingTexts.category);
      refuseOutdated(adminCategory, version, category);
      if (picture) removeImages(server, [category.picture]);
      Object.assign(category, {
        name,
        description,
        picture: storeImage(server, picture, category.picture),
        version: nextVersion(category),
      });
      return done('categories.update');
    },
  };
};
