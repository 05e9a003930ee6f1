import type { ClaimPage } from '@gifting/domain/campaigns/claim-page';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import { RecipientHero } from '../shared/RecipientHero';

/** The top of a claim page: its first gift, unwrapped. */
export const ClaimHero = ({ page: { gifts } }: { readonly page: ClaimPage }) => {
  const { texts } = useRecipientTexts();
  return (
    <RecipientHero
      look="unfolded"
      picture={gifts[0]?.picture ?? '/pictures/giftbox.svg'}
      title={texts.claim.title}
    />
  );
};
