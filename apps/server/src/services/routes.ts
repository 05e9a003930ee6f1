import { listServices } from '@gifting/api/services/endpoints';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readServices } from './repository';

/** The services on offer. */
export const serviceRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listServices, () => readServices(db)),
];
