import type { Profile } from '@gifting/domain/profile/profile';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoUsers } from '../demo/users';
import type { RowMocksOf } from '../row-mocks';
import { changeAddress, changePersonal, confirmEmail, keepEmail, readProfile } from './endpoints';

const [{ name, email, phone, companyName, companyAddress }] = demoUsers;

/** The profile of the demo's buyer, with a primary address. */
export const sampleProfile: Profile = {
  personal: { name, email, phone, companyName, companyAddress, version: '1' },
  address: {
    line1: '14 Calder Wharf',
    line2: 'Second floor',
    line3: '',
    postTown: 'Leeds',
    postCode: 'LS10 1AP',
    version: '1',
  },
  emailChange: null,
};

/** A change of e-mail that nobody has confirmed yet. */
export const sampleEmailChange = {
  email: 'amara@fernside.example',
  oldConfirmed: false,
  newConfirmed: false,
  expiresAt: '2026-03-03T09:00:00Z',
};

export const profileMock = mock(readProfile, {
  ok: sampleProfile,
  /** Nobody has saved a primary address. */
  empty: {
    ...sampleProfile,
    address: { line1: '', line2: '', line3: '', postTown: '', postCode: '', version: '1' },
  },
});
export const changePersonalMock = mock(changePersonal, {
  ok: { ...sampleProfile, emailChange: sampleEmailChange },
});
export const changeAddressMock = mock(changeAddress, { ok: sampleProfile });
export const keepEmailMock = mock(keepEmail, { ok: done('profile.keepEmail') });
export const confirmEmailMock = mock(confirmEmail, { ok: { waitsFor: null } });

export const profileMocks: RowMocksOf<'profile'> = {
  'profile.read': profileMock,
  'profile.changePersonal': changePersonalMock,
  'profile.changeAddress': changeAddressMock,
  'profile.keepEmail': keepEmailMock,
  'profile.confirmEmail': confirmEmailMock,
};
