import { read } from '../core/read';
import { listAllServices } from './admin-endpoints';
import { listServices, readService } from './endpoints';

/** Query options of the services list. */
export const servicesQuery = () => read(listServices, {});

/** Query options of a service's page, by slug or id (SVCD-01, B-06). */
export const serviceQuery = (slug: string) => read(readService, { params: { slug } });

/** Query options of the services as administrators read them (ASVC-21: fresh on mount and on focus, as every read). */
export const allServicesQuery = () => read(listAllServices, {});
