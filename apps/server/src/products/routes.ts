import { done, missingTexts } from '@gifting/api/core/texts';
import { additionalImages } from '@gifting/domain/products/payload';
import { askedConversion } from '../currencies/asked-conversion';
import { numericId } from '../database/numeric-id';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { byKey, keyOf } from '../http/by-key';
import { readImage, readImages, readOptionalImage } from '../uploads/images';
import { addProduct, changeProduct, readAllProducts, removeProduct } from './administration';
import { readProducts, readProductsOfCategory } from './repository';

const missing = missingTexts.product;

/** The products, for visitors in a currency and for administrators. */
export const productRoutes = ({ db, pictureDb }: Dependencies): HandlersOf<'products'> => ({
  'products.list': async ({ query }) => {
    const conversion = await askedConversion(db, query.currency);
    if (query.category === undefined) return readProducts(db, conversion);
    const categoryId = numericId(query.category);
    return categoryId === null ? [] : readProductsOfCategory(db, conversion, categoryId);
  },

  'products.all': () => readAllProducts(db),

  'products.create': async ({ body: { thumbnail: file, image, images: files, ...record } }) => {
    const thumbnail = await readImage('thumbnail', file);
    const images = await readImages('product_images', additionalImages({ image, images: files }));
    await addProduct(pictureDb, record, { thumbnail, images });
    return done('products.create');
  },

  'products.update': async ({ params, body: { thumbnail: file, image, images: files, ...record } }) => {
    const thumbnail = await readOptionalImage('thumbnail', file);
    const images = await readImages('product_images', additionalImages({ image, images: files }));
    await changeProduct(pictureDb, keyOf(params.id, missing), record, { thumbnail, images });
    return done('products.update');
  },

  'products.delete': async ({ params }) => {
    await byKey(params.id, missing, (id) => removeProduct(db, id));
    return done('products.delete');
  },
});
