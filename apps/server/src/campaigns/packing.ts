import type { Role } from '@gifting/domain/account/user';
import { claimColumns, claimRows } from '@gifting/domain/campaigns/packing';
import { type PackingList, rowsInBatches } from '../packing/packing';
import { readClaims } from './campaign-claims';
import { campaign } from './repository';

/** What is to be packed for a campaign's claims, with the addresses that a role may see. */
export const claimsToPack = (role: Role): PackingList => ({
  columns: claimColumns,
  widths: [16, 26, 26, 12, 60],
  batches: (db, id) => rowsInBatches((query) => readClaims(db, campaign(id), query, role), claimRows),
});
