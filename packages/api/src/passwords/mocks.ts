import { mock } from '../core/mock';
import { done } from '../core/texts';
import type { RowMocksOf } from '../row-mocks';
import { changePassword, forgetPassword, resetPassword } from './endpoints';

export const changePasswordMock = mock(changePassword, { ok: done('passwords.change') });
export const forgetPasswordMock = mock(forgetPassword, { ok: done('passwords.forget') });
export const resetPasswordMock = mock(resetPassword, { ok: done('passwords.reset') });

export const passwordMocks: RowMocksOf<'passwords'> = {
  'passwords.change': changePasswordMock,
  'passwords.forget': forgetPasswordMock,
  'passwords.reset': resetPasswordMock,
};
