import { describedForm } from '../forms/described';

/** What adding a category takes, typed and sent alike (ACAT-12 to 14, API-54). A category is never edited (F-04). */
export const categoryForm = describedForm;
