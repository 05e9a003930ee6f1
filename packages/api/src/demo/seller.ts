import { brand } from '@gifting/domain/brand/brand';
import type { Seller } from '@gifting/domain/tax/seller';

/** The seller of the demo. Its VAT number has the right form and is nobody's. */
export const demoSeller: Seller = {
  name: brand.name,
  street: '3 Packing Row',
  postCode: 'LS1 4DY',
  town: 'Leeds',
  country: 'GB',
  vatNumber: 'GB123456727',
};
