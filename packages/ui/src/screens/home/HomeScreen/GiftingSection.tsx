import { giftingQuery } from '@gifting/api/gifting/queries';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { InlineLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { GiftingList } from '#screens/gifting/shared/GiftingList.tsx';
import { HeroTray } from './HeroTray';
import { homeTexts as texts } from './HomeScreen.texts';

const CatalogueGifting = () => (
  <GiftingList
    categories={useQuery(giftingQuery())}
    errorText={texts.giftingFailed}
    empty={<p className="muted">{texts.giftingEmpty}</p>}
    headingLevel={3}
  />
);

type GiftingSectionProps = Readonly<{
  /** Seven fixed kinds, or the catalogue's own categories: the second variant of home (B-04). */
  source?: 'fixed' | 'server' | undefined;
}>;

/** What the product gifts for. */
export const GiftingSection = ({ source = 'fixed' }: GiftingSectionProps) => (
  <section className="section" aria-labelledby="gifting">
    <div className="page">
      <div className="split mb-6 lg:mb-9">
        <h2 className="t-display" id="gifting">
          {texts.gifting}
        </h2>
        <InlineLink to={paths.gifting} className={linkStyles({ tall: true })}>
          {texts.allGifting}
          <ArrowRight className="icon" />
        </InlineLink>
      </div>
      {source === 'fixed' ? <HeroTray /> : <CatalogueGifting />}
    </div>
  </section>
);
