import type { OpenSession } from '@gifting/domain/sessions/open-session';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import type { RowMocksOf } from '../row-mocks';
import { endSession, listSessions, renewSession } from './endpoints';

/** Twelve hours. */
export const sampleSessionLife = { idleSeconds: 43_200 };

export const renewSessionMock = mock(renewSession, { ok: sampleSessionLife });

/** This browser, a phone, and one that does not say what it is. */
export const sampleSessions: OpenSession[] = [
  {
    id: '1201',
    browser: 'Firefox',
    system: 'Windows',
    startedAt: '2026-03-02T08:30:00Z',
    usedAt: '2026-03-02T09:12:00Z',
    current: true,
  },
  {
    id: '1187',
    browser: 'Safari',
    system: 'iOS',
    startedAt: '2026-02-20T17:05:00Z',
    usedAt: '2026-03-01T21:40:00Z',
    current: false,
  },
  {
    id: '1102',
    browser: '',
    system: '',
    startedAt: '2026-02-11T10:00:00Z',
    usedAt: '2026-02-27T06:55:00Z',
    current: false,
  },
];

export const sessionsMock = mock(listSessions, { ok: sampleSessions, empty: [] });
export const endSessionMock = mock(endSession, { ok: done('sessions.end') });

export const sessionMocks: RowMocksOf<'sessions'> = {
  'sessions.renew': renewSessionMock,
  'sessions.list': sessionsMock,
  'sessions.end': endSessionMock,
};
