import { read } from '../core/read';
import { listServices, readService } from './endpoints';

/** Query options of the services list. */
export const servicesQuery = () => read(listServices, {});

/** Query options of a service's page, by slug or id (SVCD-01, B-06). */
export const serviceQuery = (slug: string) => read(readService, { params: { slug } });
