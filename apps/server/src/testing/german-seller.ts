import type { Seller } from '@gifting/domain/tax/seller';

/** A seller within the EU, for tests of invoices. */
export const germanSeller: Seller = {
  name: 'Gabentisch GmbH',
  street: 'Packhofstr. 3',
  postCode: '20457',
  town: 'Hamburg',
  country: 'DE',
  vatNumber: 'DE111111125',
};
