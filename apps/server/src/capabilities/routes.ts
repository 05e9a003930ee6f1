import { type Capability, capabilities } from '@gifting/domain/capabilities/capabilities';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';

/** What a server offers only if it sends mails. */
const ofMail: readonly Capability[] = ['mail', 'account.confirmation', 'campaigns.reminder'];
/** What a server offers only if somebody else signs people in. */
const withOpenId: readonly Capability[] = ['account.openid'];
/** What a server offers only if it knows who sells. */
const taxed: readonly Capability[] = ['orders.tax'];

/** What this server offers beyond the written table. */
export const capabilityRoutes = ({ mailer, openId, taxBasis }: Dependencies): HandlersOf<'capabilities'> => {
  const missing = new Set<Capability>([
    ...(mailer ? [] : ofMail),
    ...(openId ? [] : withOpenId),
    ...(taxBasis() ? [] : taxed),
  ]);
  return { 'capabilities.list': () => capabilities.filter((name) => !missing.has(name)) };
};
