import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { mock } from '../core/mock';
import { listCapabilities } from './endpoints';

export const capabilitiesMock = mock(listCapabilities, { ok: [...capabilities], empty: [] });
