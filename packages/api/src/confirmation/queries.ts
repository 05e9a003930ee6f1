import { read } from '../core/read';
import { readConfirmation } from './endpoints';

/** Query options of whether the person's e-mail is confirmed (`account.confirmation`). */
export const confirmationQuery = () => read(readConfirmation, {});
