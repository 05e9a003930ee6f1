import { randomBytes } from 'node:crypto';
import { demoCategories } from '@gifting/api/demo/categories';
import { demoCollectionDetails, demoCollections } from '@gifting/api/demo/collections';
import { demoCurrencies } from '@gifting/api/demo/currencies';
import { demoGiftBoxes } from '@gifting/api/demo/gift-boxes';
import { demoGifting } from '@gifting/api/demo/gifting';
import { demoProducts, toAdminProduct } from '@gifting/api/demo/products';
import { demoServiceDetails, demoServices } from '@gifting/api/demo/services';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { slugOf } from '@gifting/domain/slug/slug';
import { eq, sql } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../account/password';
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
  sessions,
  users,
} from './schema';

const isNew = async (db: Database): Promise<boolean> => {
  for (const table of [users, currencies, products])
    if ((await db.select().from(table).limit(1)).length > 0) return false;
  return true;
};

/** A product's row; the generated `sku` is left to the database. */
const toProductRow = (demo: (typeof demoProducts)[number]) => {
  const { sku: _sku, status: _status, version: _version, ...product } = toAdminProduct(demo);
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
    await tx
      .insert(users)
      .values(demoUsers.map((user) => ({ ...user, passwordHash, emailConfirmedAt: sql`now()` })));
  });
};

const demoAccounts = sql`lower(${users.email}) in (${sql.join(
  demoUsers.map(({ email }) => sql`${email}`),
  sql`, `,
)})`;

/** Whether the database has the demo accounts, whose password is public. */
export const hasDemoAccounts = async (db: Database): Promise<boolean> =>
  (await db.$count(users, demoAccounts)) > 0;

/** Replaces the public password of demo accounts by a random one and ends their sessions. Returns how many had it. */
export const lockDemoAccounts = async (db: Database): Promise<number> => {
  const accounts = await db.select().from(users).where(demoAccounts);
  let locked = 0;
  for (const { id, passwordHash } of accounts) {
    if (!(await verifyPassword(passwordHash, demoPassword))) continue;
    const secret = await hashPassword(randomBytes(32).toString('base64url'));
    await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: secret }).where(eq(users.id, id));
      await tx.delete(sessions).where(eq(sessions.userId, id));
    });
    locked += 1;
  }
  return locked;
};
