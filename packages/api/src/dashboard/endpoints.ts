import { dashboardSummary } from '@gifting/domain/dashboard/summary';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';

/** What the dashboard's start page shows (`dashboard.summary`): of the buyer's orders; of all, for administrators. */
export const readSummary = endpoint({
  name: 'dashboard.summary',
  method: 'GET',
  path: '/v1/dashboard',
  access: 'user',
  response: dataEnvelope(dashboardSummary),
});
