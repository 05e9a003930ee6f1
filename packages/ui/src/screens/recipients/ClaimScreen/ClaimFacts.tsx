import type { ClaimPage } from '@gifting/domain/campaigns/claim-page';
import { instantsOf } from '@gifting/domain/campaigns/opening';
import { Clock, Gift, Wallet } from 'lucide-react';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import './ClaimFacts.css';

type ClaimFactsProps = Readonly<{
  opening: ClaimPage['opening'];
  /** Who sends the gift, where it is known. */
  from?: string | undefined;
}>;

/** What a recipient wants to know first: who sends it, that it costs nothing, until when. */
export const ClaimFacts = ({ opening, from }: ClaimFactsProps) => {
  const { texts, instant } = useRecipientTexts();
  const { closesAt } = instantsOf(opening);
  return (
    <ul className="claim-facts page">
      {from !== undefined && (
        <li>
          <Gift className="icon" />
          {from}
        </li>
      )}
      <li>
        <Wallet className="icon" />
        {texts.claim.free}
      </li>
      {closesAt && opening.timeZone && (
        <li>
          <Clock className="icon" />
          {texts.claim.openUntil(instant(closesAt, opening.timeZone))}
        </li>
      )}
    </ul>
  );
};
