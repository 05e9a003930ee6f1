import { and, eq, isNull } from 'drizzle-orm';
import { giftBoxes, products } from '../database/schema';

/** The condition for products on sale: active and not deleted. */
export const productOnSale = and(eq(products.active, true), isNull(products.deletedAt));

/** The condition for gift boxes on sale. */
export const giftBoxOnSale = and(eq(giftBoxes.active, true), isNull(giftBoxes.deletedAt));
