import type { HttpHandler } from 'msw';
import { createCategory, listAllCategories } from '../categories/admin-endpoints';
import { listCategories, listCategoryChoices } from '../categories/endpoints';
import { done } from '../core/texts';
import { newSlug } from './lists';
import type { MockServer } from './mock-server';
import { readImage, storeImage } from './uploads';

/** The product categories. One is removed through the services' call. */
export const categoryHandlers = (server: MockServer): readonly HttpHandler[] => {
  const { state, nextId, on } = server;
  return [
    on(listCategories, () => state.categories),
    on(listCategoryChoices, () => state.categories.map(({ id, name }) => ({ id, name }))),
    on(listAllCategories, () => state.categories),

    on(createCategory, async ({ body: { name, description, image } }) => {
      const picture = await readImage('image', image);
      state.categories.push({
        id: nextId(),
        slug: newSlug('category', name, state.categories),
        name,
        description,
        picture: storeImage(server, picture, null),
      });
      return done('categories.create');
    }),
  ];
};
