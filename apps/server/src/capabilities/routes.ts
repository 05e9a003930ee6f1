import { capabilities } from '@gifting/domain/capabilities/capabilities';
import type { HandlersOf } from '../handlers';

/** What this server offers beyond the written table. */
export const capabilityRoutes = (): HandlersOf<'capabilities'> => ({
  'capabilities.list': () => [...capabilities],
});
