import { type Capability, capabilities } from '@gifting/domain/capabilities/capabilities';
import { mock } from '../core/mock';
import type { RowMocksOf } from '../row-mocks';
import { listCapabilities } from './endpoints';

export const capabilitiesMock = mock(listCapabilities, { ok: [...capabilities], empty: [] });

/** All capabilities but one, for what holds without it. */
export const capabilitiesWithout = (missing: Capability): Capability[] =>
  capabilities.filter((name) => name !== missing);

export const capabilityMocks: RowMocksOf<'capabilities'> = {
  'capabilities.list': capabilitiesMock,
};
