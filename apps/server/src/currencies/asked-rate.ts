import { fieldTexts } from '@gifting/api/core/texts';
import type { Database } from '../database/database';
import { fieldFailure } from '../http/failure';
import { findRate } from './repository';

/** The rate of the currency prices are asked in: 1, the base currency's, when none is named. Throws a 422 for an unknown one. */
export const askedRate = async (db: Database, code: string | undefined): Promise<number> => {
  const rate = code === undefined ? 1 : await findRate(db, code);
  if (rate === undefined) throw fieldFailure({ currency: [fieldTexts.currency] });
  return rate;
};
