import { wireId } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';

/** The path parameter of calls on one entry. */
export const byId = z.object({ id: wireId });

/** The path parameter of public pages: a slug, or an id (decision 6, B-06). */
export const bySlug = z.object({ slug: wireId });
