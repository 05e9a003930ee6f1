import { Curated } from './Curated';
import { Greeting } from './Greeting';
import { Occasions } from './Occasions';
import { Trending } from './Trending';
import { TwoMicrosites } from './TwoMicrosites';

/**
 * The second home page: greeting, curated experience, trending products, two services, six occasions (HOME-29 to 41).
 * It has no route and is only reviewed in Storybook until the owner chooses a home page (B-04).
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
