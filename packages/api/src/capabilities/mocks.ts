import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { mock } from '../core/mock';
import type { RowMocksOf } from '../row-mocks';
import { listCapabilities } from './endpoints';

export const capabilitiesMock = mock(listCapabilities, { ok: [...capabilities], empty: [] });

export const capabilityMocks: RowMocksOf<'capabilities'> = {
  'capabilities.list': capabilitiesMock,
};
