import { slugOf } from '@gifting/domain/slug/slug';
import {
  demoCategories,
  demoCollections,
  demoGiftBoxes,
  demoGifting,
  demoPassword,
  demoProducts,
  demoServices,
  demoUsers,
} from '../demo/catalogue';
import { demoBagIds, demoCollectionDetails, demoProductRecord, demoServiceDetails } from '../demo/details';
import { hashOf } from './hash';
import type { MockServerState } from './state';

/** The state of a new demo: the catalogue and the people the server's demo database has, and no order yet. */
export const seed = async (): Promise<MockServerState> => {
  const passwordHash = await hashOf(demoPassword);
  return {
    lastId: 1000,
    people: demoUsers.map(({ name, email, phone, role }, index) => ({
      id: String(991 + index),
      name,
      email,
      phone,
      role,
      passwordHash,
    })),
    sessions: {},
    gifting: demoGifting.map(({ image, ...pack }) => ({
      ...pack,
      slug: slugOf(pack.name),
      picture: image,
    })),
    services: demoServices.map(({ image, ...service }) => {
      const { pictures, productIds, ...page } = demoServiceDetails[service.id];
      return { ...service, ...page, picture: image, pictures: [...pictures], productIds: [...productIds] };
    }),
    collections: demoCollections.map((collection) => {
      const { pictures, ...page } = demoCollectionDetails[collection.id];
      return { ...collection, ...page, pictures: [...pictures], status: 'active' as const };
    }),
    categories: demoCategories.map((category) => ({ ...category, slug: slugOf(category.name) })),
    products: demoProducts.map(({ ranges, categoryIds, ...product }) => ({
      ...product,
      slug: slugOf(product.name),
      categoryId: categoryIds.at(-1) ?? null,
      furtherCategoryIds: categoryIds.slice(0, -1),
      pictures: [],
      quantity: demoProductRecord.quantity,
      type: demoBagIds.includes(product.id) ? ('bag' as const) : ('product' as const),
      status: 'active' as const,
      createdAt: demoProductRecord.createdAt,
      updatedAt: demoProductRecord.createdAt,
      priceRanges: ranges.map(([min, max, price]) => ({ min, max, price })),
    })),
    giftBoxes: demoGiftBoxes.map((box) => ({ ...box, status: 'active' as const })),
    orders: [],
    microsites: {},
    uploads: [],
  };
};
