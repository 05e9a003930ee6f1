import type { OpenIdReturn, SignInWays } from '@gifting/domain/openid/openid';
import { sampleBuyer, sampleToken } from '../account/mocks';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import type { RowMocksOf } from '../row-mocks';
import {
  finishOpenId,
  proveOpenId,
  readProvider,
  readSignInWays,
  startOpenId,
  startOpenIdLink,
  unlinkOpenId,
} from './endpoints';

/** The provider's page of the samples. */
export const sampleProviderPage = 'https://accounts.example/authorize';

const session = { user: sampleBuyer, token: sampleToken };
const back = { email: sampleBuyer.email, returnTo: null, remember: false } as const;

export const providerMock = mock(readProvider, { ok: { name: 'Google' } });
export const startOpenIdMock = mock(startOpenId, { ok: { address: sampleProviderPage } });
export const startOpenIdLinkMock = mock(startOpenIdLink, { ok: { address: sampleProviderPage } });
export const finishOpenIdMock = mock(finishOpenId, { ok: { ...back, outcome: 'signed_in', session } });

/** The person had no account. */
export const sampleOpened: OpenIdReturn = { ...back, outcome: 'opened', session };

/** The account with this e-mail has a password. */
export const sampleProof: OpenIdReturn = { ...back, outcome: 'proof', session: null };

export const proveOpenIdMock = mock(proveOpenId, { ok: { ...back, outcome: 'linked', session } });
export const signInWaysMock = mock(readSignInWays, {
  ok: { identity: { email: 'amara.okafor@mail.example' }, hasPassword: true },
  empty: { identity: null, hasPassword: true },
});

/** The account was opened by the provider. */
export const sampleWithoutPassword: SignInWays = {
  identity: { email: sampleBuyer.email },
  hasPassword: false,
};

export const unlinkOpenIdMock = mock(unlinkOpenId, { ok: done('openid.unlink') });

export const openIdMocks: RowMocksOf<'openid'> = {
  'openid.provider': providerMock,
  'openid.start': startOpenIdMock,
  'openid.startLink': startOpenIdLinkMock,
  'openid.finish': finishOpenIdMock,
  'openid.prove': proveOpenIdMock,
  'openid.ways': signInWaysMock,
  'openid.unlink': unlinkOpenIdMock,
};
