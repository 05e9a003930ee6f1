import { describedForm } from '../forms/described';

/** The form of a new category, also its request body (ACAT-12 to 14, API-54). */
export const categoryForm = describedForm;
