import { capabilityList } from '@gifting/domain/capabilities/capabilities';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';

/** What this API offers beyond the specified table. An API without the call offers nothing more. */
export const listCapabilities = endpoint({
  name: 'capabilities.list',
  method: 'GET',
  path: '/v1/capabilities',
  access: 'public',
  response: dataEnvelope(capabilityList),
});
