import { demoCategories } from '@gifting/api/demo/categories';
import { demoCollectionDetails, demoCollections } from '@gifting/api/demo/collections';
import { demoCurrencies } from '@gifting/api/demo/currencies';
import { demoGiftBoxes } from '@gifting/api/demo/gift-boxes';
import { demoGifting } from '@gifting/api/demo/gifting';
import { demoProducts, toAdminProduct } from '@gifting/api/demo/products';
import { demoServiceDetails, demoServices } from '@gifting/api/demo/services';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { slugOf } from '@gifting/domain/slug/slug';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../account/password';
import type { Database } from './database';
import {
  categories,
  collections,
  currencies,
  giftBoxes,
  gifting,
  productCategories,
  products,
  serviceProducts,
  services,
  users,
} from './schema';

const isNew = async (db: Database): Promise<boolean> => {
  const counts = await Promise.all([db.$count(users), db.$count(currencies), db.$count(products)]);
  return counts.every((count) => count === 0);
};

/** A product's row; the generated `sku` is left to the database. */
const toProductRow = (demo: (typeof demoProducts)[number]) => {
  const { sku: _sku, status: _status, ...product } = toAdminProduct(demo);
  return {
    ...product,
    id: Number(product.id),
    giftingId: Number(product.giftingId),
    categoryId: product.categoryId === null ? null : Number(product.categoryId),
    createdAt: new Date(product.createdAt),
    updatedAt: new Date(product.updatedAt),
  };
};

/** Loads the demo catalogue and accounts into an unused database; leaves any other alone. */
export const seedDemo = async (db: Database): Promise<void> => {
  if (!(await isNew(db))) return;
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    await tx
      .insert(currencies)
      .values(demoCurrencies.map((currency, position) => ({ ...currency, position })));
    await tx.insert(gifting).values(
      demoGifting.map(({ id, image, ...rest }) => ({
        ...rest,
        id: Number(id),
        slug: slugOf(rest.name),
        picture: image,
      })),
    );
    await tx.insert(services).values(
      demoServices.map(({ id, image, ...rest }) => {
        const { title, subtitle, pictures } = demoServiceDetails[id];
        return { ...rest, id: Number(id), picture: image, title, subtitle, pictures: [...pictures] };
      }),
    );
    await tx.insert(collections).values(
      demoCollections.map(({ id, ...rest }) => {
        const { pictures, ...page } = demoCollectionDetails[id];
        return { ...rest, ...page, id: Number(id), pictures: [...pictures] };
      }),
    );
    await tx
      .insert(categories)
      .values(
        demoCategories.map(({ id, ...rest }) => ({ ...rest, id: Number(id), slug: slugOf(rest.name) })),
      );
    await tx.insert(products).values(demoProducts.map(toProductRow));
    await tx
      .insert(productCategories)
      .values(
        demoProducts.flatMap(({ id, categoryIds }) =>
          categoryIds
            .slice(0, -1)
            .map((categoryId) => ({ productId: Number(id), categoryId: Number(categoryId) })),
        ),
      );
    await tx.insert(serviceProducts).values(
      demoServices.flatMap(({ id }) =>
        demoServiceDetails[id].productIds.map((productId, position) => ({
          serviceId: Number(id),
          productId: Number(productId),
          position,
        })),
      ),
    );
    await tx.insert(giftBoxes).values(
      demoGiftBoxes.map(({ id, prices, ...rest }) => ({
        ...rest,
        id: Number(id),
        brandedMinor: prices.branded,
        plainMinor: prices.plain,
        customBrandingMinor: prices.custom_branding,
      })),
    );
    await tx.insert(users).values(demoUsers.map((user) => ({ ...user, passwordHash })));
  });
};

/** Whether the database has the demo accounts, whose password is public. */
export const hasDemoAccounts = async (db: Database): Promise<boolean> => {
  const emails = demoUsers.map(({ email }) => sql`${email}`);
  return (await db.$count(users, sql`lower(${users.email}) in (${sql.join(emails, sql`, `)})`)) > 0;
};
