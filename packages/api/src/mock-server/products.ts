import { adminProduct } from '@gifting/domain/products/admin-product';
import { additionalImages, type ProductRecord } from '@gifting/domain/products/payload';
import { refuseFaults, refuseOutdated } from '../core/refusal';
import { done, fieldTexts, missingTexts } from '../core/texts';
import { askedConversion } from './currencies';
import { findById, firstVersion, newSlug, nextVersion, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { productsOnSale } from './on-sale';
import type { MockServerState } from './state';
import { listed, readImage, readImages, storeImage } from './uploads';

const missing = missingTexts.product;

const refuseUnknown = ({ gifting, categories }: MockServerState, record: ProductRecord): void => {
  const has = (entries: readonly { readonly id: string }[], id: string) =>
    entries.some((entry) => entry.id === id);
  refuseFaults({
    ...(!has(gifting, record.giftingId) && { gifting_id: [fieldTexts.gifting] }),
    ...(!has(categories, record.categoryId) && { category_id: [fieldTexts.category] }),
  });
};

/** The products. Orders keep copies of removed ones. */
export const productHandlers = (server: MockServer): HandlersOf<'products'> => {
  const { state, nextId, now } = server;
  return {
    'products.list': ({ query: { category, currency } }) => {
      const conversion = askedConversion(currency);
      if (category === undefined) return productsOnSale(state, conversion);
      return productsOnSale(
        state,
        conversion,
        ({ categoryId, furtherCategoryIds }) =>
          categoryId === category || furtherCategoryIds.includes(category),
      );
    },
    'products.all': () => state.products,

    'products.create': async ({ body: { thumbnail: file, image, images: files, ...record } }) => {
      const thumbnail = await readImage('thumbnail', file);
      const images = await readImages(listed('product_images', additionalImages({ image, images: files })));
      refuseUnknown(state, record);
      const moment = now().toISOString();
      const id = nextId();
      state.products.push({
        ...record,
        id,
        sku: `GIFT-${id}`,
        slug: newSlug('product', record.name, state.products),
        furtherCategoryIds: [],
        picture: storeImage(server, thumbnail, null),
        pictures: images.map((image) => storeImage(server, image, '')),
        createdAt: moment,
        updatedAt: moment,
        version: firstVersion,
      });
      return done('products.create');
    },

    'products.update': async ({
      params,
      body: { version, thumbnail: file, image, images: files, ...record },
    }) => {
      const thumbnail = await readImage('thumbnail', file);
      const images = await readImages(listed('product_images', additionalImages({ image, images: files })));
      const product = findById(state.products, params.id, missing);
      refuseOutdated(adminProduct, version, product);
      refuseUnknown(state, record);
      Object.assign(product, record, {
        picture: storeImage(server, thumbnail, product.picture),
        ...(images.length > 0 && { pictures: images.map((image) => storeImage(server, image, '')) }),
        updatedAt: now().toISOString(),
        version: nextVersion(product),
      });
      return done('products.update');
    },

    'products.delete': ({ params }) => {
      take(state.products, findById(state.products, params.id, missing).id);
      return done('products.delete');
    },
  };
};
