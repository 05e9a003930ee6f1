import { PublicMeta } from '#app/PublicMeta.tsx';
import { Figures } from './Figures';
import { GetInTouch } from './GetInTouch';
import { GiftingSection } from './GiftingSection';
import { Hero } from './Hero';
import { homeTexts as texts } from './HomeScreen.texts';
import { HowItWorks } from './HowItWorks';
import { Portals } from './Portals';
import { Press } from './Press';
import { Seasons } from './Seasons';
import { ServicesSection } from './ServicesSection';

/** Home (/): nine sections, from the product's purpose to the contact form (HOME-01). */
export const HomeScreen = () => (
  <main id="main" tabIndex={-1}>
    <PublicMeta title={texts.title} description={texts.lead} />
    <Hero />
    <GiftingSection />
    <ServicesSection />
    <Press />
    <Portals />
    <Seasons />
    <HowItWorks />
    <Figures />
    <GetInTouch />
  </main>
);
