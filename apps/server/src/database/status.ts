import type { Status } from '@gifting/domain/status/status';

/** How the API calls what the database keeps as a flag. */
export const statusOf = (active: boolean): Status => (active ? 'active' : 'inactive');
