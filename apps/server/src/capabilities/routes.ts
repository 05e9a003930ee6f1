import { listCapabilities } from '@gifting/api/capabilities/endpoints';
import type { Capability } from '@gifting/domain/capabilities/capabilities';
import { type Route, route } from '../http/route';

const offered: Capability[] = ['orders.full', 'orders.prices'];

/** What this server offers beyond the written table. */
export const capabilityRoutes = (): readonly Route[] => [route(listCapabilities, () => offered)];
