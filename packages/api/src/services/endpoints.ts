import { service, serviceDetail } from '@gifting/domain/services/service';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { bySlug } from '../core/params';

/** Services for the navigation and the services list (API-04). The path is spelt so, as specified. */
export const listServices = endpoint({
  name: 'services.list',
  method: 'GET',
  path: '/v1/servces',
  access: 'public',
  response: dataEnvelope(z.array(service)),
});

/** A service's own page (API-05). The path is spelt so, as specified. */
export const readService = endpoint({
  name: 'services.detail',
  method: 'GET',
  path: '/v1/servces/{slug}',
  access: 'public',
  params: bySlug,
  response: dataEnvelope(serviceDetail),
});
