import { describe, expect, it } from 'vitest';
import { isVatNumberOrNone, readVatNumber, taxOf } from './tax';

describe('a VAT number', () => {
  it.each([
    ['ATU12345675', 'ATU12345675', 'AT'],
    ['atu 1234 567-5', 'ATU12345675', 'AT'],
    ['DE 111111125', 'DE111111125', 'DE'],
    ['EL094259216', 'EL094259216', 'GR'],
    ['gb 123 4567 27', 'GB123456727', 'GB'],
    ['CHE-123.456.788 MWST', 'CHE123456788MWST', 'CH'],
  ])('%s is read', (typed, number, country) => {
    expect(readVatNumber(typed)).toEqual({ number, country });
    expect(isVatNumberOrNone(typed)).toBe(true);
  });

  it.each(['ATU12345678', 'DE123', 'U12345675', '123456727', '27865074000104', 'hello'])(
    '%s is none',
    (typed) => {
      expect(readVatNumber(typed)).toBeNull();
      expect(isVatNumberOrNone(typed)).toBe(false);
    },
  );

  it('may be missing', () => {
    expect(isVatNumberOrNone('  ')).toBe(true);
  });
});

describe('the VAT of an order', () => {
  const basis = { sellerCountry: 'DE', day: '2026-03-02' };
  const priced = { nets: [46_000, 39_750], currency: 'EUR', basis };

  it('is that of its country, on every line and in sum', () => {
    const details = { deliveryCountry: 'FR', billingCountry: 'DE', vatNumber: '' };
    const { lines, ...tax } = taxOf({ ...priced, details });
    expect(tax).toEqual({
      treatment: 'taxed',
      country: 'FR',
      rate: 2000,
      net: 85_750,
      tax: 17_150,
      gross: 102_900,
      deliveryCountry: 'FR',
      billingCountry: 'DE',
      vatNumber: '',
    });
    expect(lines.map((line) => line.gross)).toEqual([55_200, 47_700]);
  });

  it('of several addresses is that of the invoice’s country', () => {
    const details = { deliveryCountry: null, billingCountry: 'AT', vatNumber: 'ATU12345675' };
    expect(taxOf({ ...priced, details })).toMatchObject({
      treatment: 'intra_community',
      country: 'AT',
      tax: 0,
    });
  });

  it('without details is that of the seller’s country', () => {
    expect(taxOf({ ...priced, details: undefined })).toMatchObject({
      country: 'DE',
      rate: 1900,
      deliveryCountry: null,
      billingCountry: 'DE',
    });
  });
});
