import type { Closing } from '@gifting/domain/personal-data/personal-data';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoUsers } from '../demo/users';
import type { RowMocksOf } from '../row-mocks';
import { closeAccount, readClosing, readPersonalData } from './endpoints';

const [{ name, email }] = demoUsers;

/** An account with two invoices. */
export const sampleClosing: Closing = { obstacle: null, documents: 2, keptUntil: 2032, asksPassword: true };

export const personalDataMock = mock(readPersonalData, {
  ok: { json: JSON.stringify({ account: [{ name, email }] }, null, 2) },
});
export const closingMock = mock(readClosing, { ok: sampleClosing });
export const closeAccountMock = mock(closeAccount, { ok: done('personalData.close') });

export const personalDataMocks: RowMocksOf<'personalData'> = {
  'personalData.read': personalDataMock,
  'personalData.closing': closingMock,
  'personalData.close': closeAccountMock,
};
