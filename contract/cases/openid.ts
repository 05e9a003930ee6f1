import type { CasesOf } from '../case';

const refusedWith = 404;

/** The cases of the rows of OpenID Connect: no host has a provider beside it. The server's own tests sign in at one. */
export const openIdCases: CasesOf<'openid'> = {
  'openid.provider': { validInput: () => ({}), refusedWith },
  'openid.start': {
    validInput: () => ({ body: { return_to: '/dashboard/orders', remember: true } }),
    refusedWith,
    invalidFields: [
      { body: { return_to: 'https://evil.example' }, field: 'return_to' },
      { body: { remember: 'yes' }, field: 'remember' },
    ],
  },
  'openid.startLink': {
    validInput: () => ({ body: { return_to: '/dashboard/profile' } }),
    refusedWith,
    invalidFields: [{ body: { return_to: '//evil.example' }, field: 'return_to' }],
  },
  'openid.finish': {
    validInput: () => ({ body: { query: '?code=unknown' } }),
    refusedWith,
    invalidFields: [{ body: { query: 'x'.repeat(8193) }, field: 'query' }],
  },
  'openid.prove': {
    validInput: () => ({ body: { password: 'a-long-enough-secret' } }),
    refusedWith,
    invalidFields: [{ body: { password: '' }, field: 'password' }],
  },
  'openid.ways': { validInput: () => ({}), refusedWith },
  'openid.unlink': { validInput: () => ({}), refusedWith },
};
