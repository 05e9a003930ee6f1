import { taxBasis } from '@gifting/domain/tax/order-tax';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';

/** What the VAT of an order placed now follows from (`orders.tax`), so that it is shown before it is ordered. */
export const readTaxBasis = endpoint({
  name: 'orders.tax',
  method: 'GET',
  path: '/v1/tax',
  access: 'public',
  response: dataEnvelope(taxBasis),
});
