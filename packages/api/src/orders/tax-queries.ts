import { read } from '../core/read';
import { readTaxBasis } from './tax-endpoints';

/** Query options of what VAT follows from (`orders.tax`). */
export const taxBasisQuery = () => read(readTaxBasis, {});
