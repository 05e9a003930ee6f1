import { wireId } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';

/** The path parameter of calls on one thing. */
export const byId = z.object({ id: wireId });

/** The path parameter of public pages: the slug, or the id of what has none (decision 6, B-06). */
export const bySlug = z.object({ slug: wireId });
