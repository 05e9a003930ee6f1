import { done } from '../core/texts';
import { newSlug } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { readImage, storeImage } from './uploads';

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
      });
      return done('categories.create');
    },
  };
};
