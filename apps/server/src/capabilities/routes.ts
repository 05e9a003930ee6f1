import { listCapabilities } from '@gifting/api/capabilities/endpoints';
import { type Route, route } from '../http/route';

/** What this server offers beyond the written table. */
export const capabilityRoutes = (): readonly Route[] => [route(listCapabilities, () => ['orders.full'])];
