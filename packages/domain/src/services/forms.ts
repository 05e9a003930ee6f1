import { describedChange, describedForm } from '../forms/described';

/** The form of a new service, also its request body (ASVC-08 to 11, API-32). */
export const serviceForm = describedForm;

/** The body of an edit; the image is optional (ASVC-12, API-33). */
export const serviceChange = describedChange;
