import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { InlineLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { HeroTray } from './HeroTray';
import { homeTexts as texts } from './HomeScreen.texts';

type GiftingSectionProps = Readonly<{
  /** The seven fixed kinds by default. */
  children?: ReactNode;
}>;

/** The kinds of gifting. */
export const GiftingSection = ({ children = <HeroTray /> }: GiftingSectionProps) => (
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
      {children}
    </div>
  </section>
);
