import { listCapabilities } from '@gifting/api/capabilities/endpoints';
import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { type Route, route } from '../http/route';

/** What this server offers beyond the written table. */
export const capabilityRoutes = (): readonly Route[] => [route(listCapabilities, () => [...capabilities])];
