import { fieldRefusal } from '@gifting/api/core/refusal';
import { fieldTexts } from '@gifting/api/core/texts';
import { type Conversion, unconverted } from '@gifting/domain/money/exchange';
import type { Database } from '../database/database';
import { findConversion } from './repository';

/** The conversion to the requested currency; none if none is named. Throws a 422 for an unknown one. */
export const askedConversion = async (db: Database, code: string | undefined): Promise<Conversion> => {
  const conversion = code === undefined ? unconverted : await findConversion(db, code);
  if (conversion === undefined) throw fieldRefusal({ currency: [fieldTexts.currency] });
  return conversion;
};
