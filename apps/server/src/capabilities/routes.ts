import { capabilities } from '@gifting/domain/capabilities/capabilities';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';

/** What this server offers beyond the written table. */
export const capabilityRoutes = ({ mailer, taxBasis }: Dependencies): HandlersOf<'capabilities'> => {
  const missing = [...(mailer ? [] : ['mail']), ...(taxBasis() ? [] : ['orders.tax'])];
  return { 'capabilities.list': () => capabilities.filter((name) => !missing.includes(name)) };
};
