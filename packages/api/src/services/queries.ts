import { read } from '../core/read';
import { listServices } from './endpoints';

/** Query options of the services list. */
export const servicesQuery = () => read(listServices, {});
