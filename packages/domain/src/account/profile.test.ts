import { describe, expect, test } from 'vitest';
import { passwordForm, personalForm, primaryAddressForm } from './profile';

const missing = (
  form: typeof personalForm | typeof passwordForm | typeof primaryAddressForm,
  values: object,
) => form.safeParse(values).error?.issues.map(({ path }) => path.join('.'));

describe('the forms of the profile', () => {
  test('require every field, address lines 2 and 3 included', () => {
    const blank = {
      fullName: ' ',
      emailAddress: '',
      phoneNumber: '',
      companyName: '',
      companyAddress: '',
      currentPassword: '',
      newPassword: '',
      confirmPassword: '',
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      postTown: '',
      postCode: '\t',
    };
    expect(missing(personalForm, blank)).toHaveLength(5);
    expect(missing(passwordForm, blank)).toHaveLength(3);
    expect(missing(primaryAddressForm, blank)).toHaveLength(5);
  });

  test('check no format and no match', () => {
    expect(
      personalForm.safeParse({
        fullName: 'A',
        emailAddress: 'not an address',
        phoneNumber: 'none',
        companyName: 'x'.repeat(5000),
        companyAddress: '-',
      }).success,
    ).toBe(true);
    const passwords = { currentPassword: ' ', newPassword: 'one', confirmPassword: 'two' };
    expect(passwordForm.parse(passwords)).toEqual(passwords);
  });
});
