import type { User } from '@gifting/domain/account/user';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoUsers } from '../demo/users';
import type { RowMocksOf } from '../row-mocks';
import { login, logout, register, socialLogin } from './endpoints';

const [buyer, admin] = demoUsers;

/** The buyer of the demo. */
export const sampleBuyer: User = {
  id: '1',
  name: buyer.name,
  email: buyer.email,
  phone: buyer.phone,
  role: 'user',
};

/** The administrator of the demo. */
export const sampleAdmin: User = {
  id: '2',
  name: admin.name,
  email: admin.email,
  phone: admin.phone,
  role: 'admin',
};

/** The bearer token the sample session carries. */
export const sampleToken = 'sample-token';

export const registerMock = mock(register, { ok: done('account.register') });
export const loginMock = mock(login, {
  ok: { success: true, message: 'Welcome back, Amara', data: { user: sampleBuyer, token: sampleToken } },
});
export const logoutMock = mock(logout, { ok: { success: true, message: '' } });

export const accountMocks: RowMocksOf<'account'> = {
  'account.register': registerMock,
  'account.login': loginMock,
  'account.logout': logoutMock,
  'account.socialLogin': mock(socialLogin, { ok: { success: true, message: '' } }),
};
