import { describedChange, describedForm } from '../forms/described';

/** The form of a new gifting pack, also its request body (AGFT-08 to 11, API-36). */
export const giftingForm = describedForm;

/** The body of an edit, as for a service (F-09, API-37). */
export const giftingChange = describedChange;
