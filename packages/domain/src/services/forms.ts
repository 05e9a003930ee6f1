import type * as z from 'zod/mini';
import { describedEditForm, describedForm } from '../forms/described';

/** What adding a service takes, typed and sent alike (ASVC-08 to 11, API-32). */
export const serviceForm = describedForm;
export type ServiceForm = z.output<typeof serviceForm>;

/** What changing a service takes; the image is optional (ASVC-12, API-33). */
export const serviceEditForm = describedEditForm;
export type ServiceEditForm = z.output<typeof serviceEditForm>;
