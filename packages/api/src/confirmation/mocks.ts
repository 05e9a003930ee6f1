import type { AccountConfirmation } from '@gifting/domain/confirmation/confirmation';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoUsers } from '../demo/users';
import type { RowMocksOf } from '../row-mocks';
import { confirmAccount, readConfirmation, sendConfirmation } from './endpoints';

const confirmed: AccountConfirmation = { email: demoUsers[0].email, confirmed: true, ordersWait: false };

/** Somebody who has signed up and not looked into their mailbox yet. */
export const sampleUnconfirmed: AccountConfirmation = { ...confirmed, confirmed: false, ordersWait: true };

export const confirmationMock = mock(readConfirmation, { ok: confirmed, empty: sampleUnconfirmed });
export const sendConfirmationMock = mock(sendConfirmation, { ok: done('confirmation.send') });
export const confirmAccountMock = mock(confirmAccount, { ok: done('confirmation.confirm') });

export const confirmationMocks: RowMocksOf<'confirmation'> = {
  'confirmation.read': confirmationMock,
  'confirmation.send': sendConfirmationMock,
  'confirmation.confirm': confirmAccountMock,
};
