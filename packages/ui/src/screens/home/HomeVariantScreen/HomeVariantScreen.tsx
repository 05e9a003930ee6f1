import { Curated } from './Curated';
import { Greeting } from './Greeting';
import { Occasions } from './Occasions';
import { Trending } from './Trending';
import { TwoMicrosites } from './TwoMicrosites';

/**
 * The second home page: a greeting, a curated experience, trending products, two services, six occasions (HOME-29 to 41).
 * No address leads to it; it is reviewed in Storybook until the owner decides which page is home (B-04).
 */
export const HomeVariantScreen = () => (
  <main id="main" tabIndex={-1}>
    <Greeting />
    <Curated />
    <Trending />
    <TwoMicrosites />
    <Occasions />
  </main>
);
