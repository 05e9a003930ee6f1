import type { Status } from '@gifting/domain/status/status';

/** The status that the API shows for the `active` column. */
export const statusOf = (active: boolean): Status => (active ? 'active' : 'inactive');
