import { giftingQuery } from '@gifting/api/gifting/queries';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { InlineLink } from '../../../app/links';
import { giftingPath, paths } from '../../../app/paths';
import { GiftingDrawers } from '../../../patterns/GiftingDrawers/GiftingDrawers';
import { linkStyles } from '../../../primitives/TextLink/TextLink';
import { homeTexts as texts } from './HomeScreen.texts';
import { Tray } from './Tray';

/** The categories of the catalogue, each with the way to its own page (HOME-06 to HOME-08). */
const Categories = () => (
  <GiftingDrawers
    categories={useQuery(giftingQuery())}
    errorText={texts.giftingFailed}
    loadingLabel={texts.giftingLoading}
    empty={<p className="muted">{texts.giftingEmpty}</p>}
    headingLevel={3}
    renderLink={({ id, name }) => (
      <InlineLink
        to={giftingPath(id)}
        className={linkStyles({ tall: true })}
        aria-label={`${texts.discover}: ${name}`}
      >
        {texts.discover}
      </InlineLink>
    )}
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
      {source === 'fixed' ? <Tray /> : <Categories />}
    </div>
  </section>
);
