import { describedEditForm, describedForm } from '../forms/described';

/** What adding a gifting pack takes, typed and sent alike (AGFT-08 to 11, API-36). */
export const giftingForm = describedForm;

/** What changing a gifting pack takes, as for a service (F-09, API-37). */
export const giftingEditForm = describedEditForm;
