import { describedEditForm, describedForm } from '../forms/described';

/** What adding a service takes, typed and sent alike (ASVC-08 to 11, API-32). */
export const serviceForm = describedForm;

/** What changing a service takes; the image is optional (ASVC-12, API-33). */
export const serviceEditForm = describedEditForm;
