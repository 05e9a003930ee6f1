import { mock } from '../core/mock';
import { listCapabilities } from './endpoints';

export const capabilitiesMock = mock(listCapabilities, { ok: ['orders.full', 'orders.prices'], empty: [] });
