import { useAskCapabilities } from '@gifting/api/capabilities/queries';
import type { Language } from '@gifting/domain/campaigns/language';
import { useRecipientTexts } from './useRecipientTexts';

/** Asks for the language of mails, which is that of the page; `null` for an API that takes none. */
export const useMailLanguage = (): (() => Promise<Language | null>) => {
  const { language } = useRecipientTexts();
  const ask = useAskCapabilities();
  return async () => ((await ask()).includes('campaigns.languages') ? language : null);
};
