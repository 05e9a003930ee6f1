import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addressChange,
  personalChange,
  savedAddressForm,
  savedPersonalForm,
  toAddressChange,
  toAddressForm,
  toPersonalChange,
  toPersonalForm,
} from './profile';

const personal = {
  name: 'Noor Haddad',
  email: 'noor@fernside.example',
  phone: '+44 113 496 0177',
  companyName: 'Fernside Studio',
  companyAddress: '14 Calder Wharf, Leeds',
  version: '3',
};
const address = {
  line1: '14 Calder Wharf',
  line2: '',
  line3: '',
  postTown: 'Leeds',
  postCode: 'LS10 1AP',
  version: '2',
};

describe('a saved profile', () => {
  test('goes through its forms and back unchanged, with its versions', () => {
    const typedPersonal = savedPersonalForm.parse(toPersonalForm(personal));
    expect(z.decode(personalChange, toPersonalChange(typedPersonal))).toEqual(personal);
    const typedAddress = savedAddressForm.parse(toAddressForm(address));
    expect(z.decode(addressChange, toAddressChange(typedAddress))).toEqual(address);
  });

  test('needs an e-mail address that can be written to', () => {
    const { error } = savedPersonalForm.safeParse({
      ...toPersonalForm(personal),
      emailAddress: 'not an address',
    });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['emailAddress']);
  });

  test('needs no second and third line of an address', () => {
    const blank = toAddressForm({ ...address, line1: '', postTown: ' ', postCode: '' });
    expect(savedAddressForm.safeParse(blank).error?.issues.map(({ path }) => path[0])).toEqual([
      'addressLine1',
      'postTown',
      'postCode',
    ]);
  });
});
