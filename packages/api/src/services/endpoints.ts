import { service } from '@gifting/domain/services/service';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Services for the navigation and the services list (API-04). The path is spelt so. */
export const listServices = endpoint({
  name: 'services.list',
  method: 'GET',
  path: '/v1/servces',
  access: 'public',
  response: dataEnvelope(z.array(service)),
});
