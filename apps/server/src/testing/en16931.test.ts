import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EInvoice, readEInvoice } from './e-invoice';
import { en16931Faults } from './en16931';

const goldenFile = (name: string): string =>
  readFileSync(new URL(`../invoices/golden/${name}.xml`, import.meta.url), 'utf8');

const home = readEInvoice(goldenFile('de-home'));
const abroad = readEInvoice(goldenFile('at-business'));
const exported = readEInvoice(goldenFile('ch-export'));
const credit = readEInvoice(goldenFile('de-home-credit-note'));

const withSums = (invoice: EInvoice, sums: Partial<EInvoice['sums']>): EInvoice => ({
  ...invoice,
  sums: { ...invoice.sums, ...sums },
});
const withGroup = (invoice: EInvoice, group: Partial<EInvoice['breakdown'][number]>): EInvoice => ({
  ...invoice,
  breakdown: invoice.breakdown.map((each) => ({ ...each, ...group })),
});

describe('the rules that the tests of e-invoices check', () => {
  it.each<[string, EInvoice, string]>([
    ['another profile', { ...home, profile: 'urn:factur-x.eu:1p0:minimum' }, 'BR-01'],
    ['another type', { ...home, type: '389' }, 'BR-04'],
    ['no lines', { ...home, lines: [] }, 'BR-16'],
    ['a credit note that credits nothing', { ...credit, preceding: undefined }, 'BR-55'],
    [
      'a VAT number without country',
      { ...home, seller: { ...home.seller, vatNumber: '111111125' } },
      'BR-CO-09',
    ],
    ['lines that do not come to their sum', withSums(home, { lines: home.sums.lines + 1 }), 'BR-CO-10'],
    ['a net sum of its own', withSums(home, { net: home.sums.net + 1 }), 'BR-CO-13'],
    ['a tax of its own', withSums(home, { tax: home.sums.tax + 1 }), 'BR-CO-14'],
    ['a gross sum of its own', withSums(home, { gross: home.sums.gross + 1 }), 'BR-CO-15'],
    ['another amount due', withSums(home, { due: home.sums.due - 1 }), 'BR-CO-16'],
    ['a tax that is not of its rate', withGroup(home, { tax: home.sums.tax + 1 }), 'BR-CO-17'],
    ['neither due day nor terms', { ...home, due: undefined, terms: undefined }, 'BR-CO-25'],
    ['VAT with a reason for having none', withGroup(home, { reason: 'None' }), 'BR-S-05, BR-S-10'],
    [
      'an intra-Community supply to a buyer without VAT number',
      { ...abroad, buyer: { ...abroad.buyer, vatNumber: '' } },
      'BR-IC-02 (buyer), BR-IC-05, BR-IC-09, BR-IC-10',
    ],
    ['one that goes to no country', { ...abroad, shipTo: undefined }, 'BR-IC-11, BR-IC-12'],
    ['an export without reason', withGroup(exported, { reason: undefined }), 'BR-G-05, BR-G-09, BR-G-10'],
    ['a reverse charge', withGroup(abroad, { category: 'AE' }), 'BR-CL-17'],
  ])('refuse %s', (_, invoice, rule) => {
    expect(en16931Faults(invoice)).toContain(rule);
  });

  it('accept what is right', () => {
    for (const invoice of [home, abroad, exported, credit]) expect(en16931Faults(invoice)).toEqual([]);
  });
});
