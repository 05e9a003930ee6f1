import { giftingQuery } from '@gifting/api/gifting/queries';
import { useQuery } from '@tanstack/react-query';
import { GiftingList } from '#screens/gifting/shared/GiftingList.tsx';
import { homeTexts as texts } from './HomeScreen.texts';

/** The catalogue's categories in the gifting section: the second variant of home (B-04). */
export const CatalogueGifting = () => (
  <GiftingList
    categories={useQuery(giftingQuery())}
    errorText={texts.giftingFailed}
    empty={<p className="muted">{texts.giftingEmpty}</p>}
    headingLevel={3}
  />
);
