import { Refusal } from '../core/refusal';
import { missingTexts } from '../core/texts';
import type { HandlersOf } from './mock-server';

const refuse = (): never => {
  throw new Refusal(404, missingTexts.openId);
};

/** Sign-in at a provider: there is none beside the mock server, as beside a server without one in its settings. */
export const openIdHandlers = (): HandlersOf<'openid'> => ({
  'openid.provider': refuse,
  'openid.start': refuse,
  'openid.startLink': refuse,
  'openid.finish': refuse,
  'openid.prove': refuse,
  'openid.ways': refuse,
  'openid.unlink': refuse,
});
