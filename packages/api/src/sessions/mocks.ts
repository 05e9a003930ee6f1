import { mock } from '../core/mock';
import type { RowMocksOf } from '../row-mocks';
import { renewSession } from './endpoints';

/** Twelve hours. */
export const sampleSessionLife = { idleSeconds: 43_200 };

export const renewSessionMock = mock(renewSession, { ok: sampleSessionLife });

export const sessionMocks: RowMocksOf<'sessions'> = { 'sessions.renew': renewSessionMock };
