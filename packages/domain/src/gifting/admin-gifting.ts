import * as z from 'zod/mini';
import { wireVersion } from '../forms/version';
import { giftingItem } from './gifting';

/** A gifting category as administrators read it (ENT-54). */
export const adminGifting = z.extend(giftingItem, { version: wireVersion });
export type AdminGifting = z.output<typeof adminGifting>;
