import { sha256Of } from '@gifting/client-state/storage/sha256';
import { slugOf } from '@gifting/domain/slug/slug';
import { demoCategories } from '../demo/categories';
import { demoCollectionDetails, demoCollections } from '../demo/collections';
import { demoGiftBoxes } from '../demo/gift-boxes';
import { demoGifting } from '../demo/gifting';
import { demoProducts, toAdminProduct } from '../demo/products';
import { demoServiceDetails, demoServices } from '../demo/services';
import { demoPassword, demoUsers } from '../demo/users';
import { firstVersion } from './lists';
import { newPerson } from './people';
import type { MockServerState } from './state';

/** The state of a new demo: the catalogue and users of the server's demo database, and no orders. */
export const seed = (): MockServerState => {
  const passwordHash = sha256Of(demoPassword);
  return {
    lastId: 1000,
    people: demoUsers.map((user, index) => newPerson({ ...user, id: String(991 + index), passwordHash })),
    sessions: {},
    resets: {},
    gifting: demoGifting.map((pack) => ({ ...pack, slug: slugOf(pack.name), version: firstVersion })),
    services: demoServices.map((service) => {
      const { pictures, productIds, ...page } = demoServiceDetails[service.id];
      return {
        ...service,
        ...page,
        pictures: [...pictures],
        productIds: [...productIds],
        version: firstVersion,
      };
    }),
    collections: demoCollections.map((collection) => {
      const { pictures, ...page } = demoCollectionDetails[collection.id];
      return {
        ...collection,
        ...page,
        pictures: [...pictures],
        status: 'active' as const,
        version: firstVersion,
      };
    }),
    categories: demoCategories.map((category) => ({
      ...category,
      slug: slugOf(category.name),
      version: firstVersion,
    })),
    products: demoProducts.map((product) => ({
      ...toAdminProduct(product),
      furtherCategoryIds: product.categoryIds.slice(0, -1),
      pictures: [],
    })),
    giftBoxes: demoGiftBoxes.map((box) => ({ ...box, status: 'active' as const, version: firstVersion })),
    orders: [],
    proofs: [],
    artworks: [],
    microsites: {},
    paused: [],
    cancelled: [],
    links: [],
    claims: [],
    recipients: [],
    uploads: [],
  };
};
