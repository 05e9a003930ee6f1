import { read } from '../core/read';
import { readProfile } from './endpoints';

/** Query options of the person's profile (`account.profile`). */
export const profileQuery = () => read(readProfile, {});
