import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { type EInvoice, readEInvoice } from './e-invoice';
import { en16931Faults } from './en16931';

/** Reads the e-invoice inside an invoice. Throws for one that breaks Factur-X's schema or a rule of EN 16931. */
export const checkedInvoice = async (pdf: Uint8Array): Promise<EInvoice> => {
  const { xml } = await extractXml(pdf);
  const { valid, errors } = await validateXsd(xml, Profile.EN16931);
  const invoice = readEInvoice(xml);
  const faults = [...(valid ? [] : errors.map(String)), ...en16931Faults(invoice)];
  if (!valid || faults.length > 0) throw new Error(`The e-invoice is not valid: ${faults.join(', ')}`);
  return invoice;
};
