import type { ClaimPage } from '@gifting/domain/campaigns/claim-page';
import { RecipientHero } from '../shared/RecipientHero';
import { claimTexts as texts } from './ClaimScreen.texts';

/** The top of a claim page: its first gift, unwrapped. */
export const ClaimHero = ({ page: { gifts } }: { readonly page: ClaimPage }) => (
  <RecipientHero look="unfolded" picture={gifts[0]?.picture ?? '/pictures/giftbox.svg'} title={texts.title} />
);
