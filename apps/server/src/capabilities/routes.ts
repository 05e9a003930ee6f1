import { capabilities } from '@gifting/domain/capabilities/capabilities';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';

/** What this server offers beyond the written table. */
export const capabilityRoutes = ({ mailer }: Dependencies): HandlersOf<'capabilities'> => ({
  'capabilities.list': () => capabilities.filter((name) => name !== 'mail' || mailer !== null),
});
