import { type Capability, capabilities } from '@gifting/domain/capabilities/capabilities';
import { mock } from '../core/mock';
import type { RowMocksOf } from '../row-mocks';
import { listCapabilities } from './endpoints';

export const capabilitiesMock = mock(listCapabilities, { ok: [...capabilities], empty: [] });

/** All capabilities but these, for what holds without them. */
export const capabilitiesWithout = (...missing: readonly Capability[]): Capability[] =>
  capabilities.filter((name) => !missing.includes(name));

export const capabilityMocks: RowMocksOf<'capabilities'> = {
  'capabilities.list': capabilitiesMock,
};
