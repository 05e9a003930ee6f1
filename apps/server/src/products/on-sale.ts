import { and, eq, isNull } from 'drizzle-orm';
import { giftBoxes, products } from '../database/schema';

/** Products anyone may order: active, and not removed. */
export const productOnSale = and(eq(products.active, true), isNull(products.deletedAt));

/** Gift boxes anyone may order. */
export const giftBoxOnSale = and(eq(giftBoxes.active, true), isNull(giftBoxes.deletedAt));
