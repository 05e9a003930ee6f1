import type * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireId } from '../wire/wire';

/** The order that an idempotency key has placed already. */
export const existingOrder = entity({ orderNumber: field('order_number', wireId) });
export type ExistingOrder = z.output<typeof existingOrder>;
