import { ArrowRight } from 'lucide-react';
import { InlineLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { linkStyles } from '../../../primitives/TextLink/TextLink';
import { homeTexts as texts } from './HomeScreen.texts';
import { Tray } from './Tray';

/** What the product gifts for: seven fixed kinds (HOME-04). */
export const GiftingSection = () => (
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
      <Tray />
    </div>
  </section>
);
