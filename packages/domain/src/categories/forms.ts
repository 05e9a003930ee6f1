import type * as z from 'zod/mini';
import { describedForm } from '../forms/described';

/** What adding a category takes, typed and sent alike (ACAT-12 to 14, API-54). */
export const categoryForm = describedForm;
export type CategoryForm = z.output<typeof categoryForm>;
