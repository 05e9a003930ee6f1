import { read } from '../core/read';
import { listAllServices } from './admin-endpoints';

/** Query options of the services as administrators read them (ASVC-21: fresh on mount and on focus, as every read). */
export const allServicesQuery = () => read(listAllServices, {});
