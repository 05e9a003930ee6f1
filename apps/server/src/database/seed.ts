import {
  demoCategories,
  demoCollections,
  demoCurrencies,
  demoGiftBoxes,
  demoGifting,
  demoPassword,
  demoProducts,
  demoServices,
  demoUsers,
} from '@gifting/api/demo/catalogue';
import {
  demoBagIds,
  demoCollectionDetails,
  demoProductRecord,
  demoServiceDetails,
} from '@gifting/api/demo/details';
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
  priceRanges,
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

/** The category a demo product is kept in; those before it are further ones. */
const ownCategory = ({ categoryIds }: (typeof demoProducts)[number]): number | null => {
  const last = categoryIds.at(-1);
  return last === undefined ? null : Number(last);
};

/** Loads the demo catalogue and the demo accounts into a database nobody has used yet; any other is left alone. */
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
    await tx.insert(products).values(
      demoProducts.map((product) => ({
        id: Number(product.id),
        giftingId: Number(product.giftingId),
        categoryId: ownCategory(product),
        slug: slugOf(product.name),
        name: product.name,
        description: product.description,
        picture: product.picture,
        minimumOrderQuantity: product.minimumOrderQuantity,
        deliveryTime: product.deliveryTime,
        type: demoBagIds.includes(product.id) ? ('bag' as const) : ('product' as const),
        quantity: demoProductRecord.quantity,
        createdAt: new Date(demoProductRecord.createdAt),
        updatedAt: new Date(demoProductRecord.createdAt),
      })),
    );
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
    await tx.insert(priceRanges).values(
      demoProducts.flatMap(({ id, ranges }) =>
        ranges.map(([minQuantity, maxQuantity, priceMinor], position) => ({
          productId: Number(id),
          position,
          minQuantity,
          maxQuantity,
          priceMinor,
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

/** Whether the accounts whose password everyone can read are in the database. */
export const hasDemoAccounts = async (db: Database): Promise<boolean> => {
  const emails = demoUsers.map(({ email }) => sql`${email}`);
  return (await db.$count(users, sql`lower(${users.email}) in (${sql.join(emails, sql`, `)})`)) > 0;
};
