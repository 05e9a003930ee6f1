import { describedChange, describedForm } from '../forms/described';

/** The form of a new category, also its request body (ACAT-12 to 14, API-54). */
export const categoryForm = describedForm;

/** The body of an edit (`catalogue.edit`); without an image the old one stays. */
export const categoryChange = describedChange;
