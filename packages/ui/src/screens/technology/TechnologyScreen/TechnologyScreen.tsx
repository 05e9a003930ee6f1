import { ArrowDown } from 'lucide-react';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { ProductCard } from '#patterns/ProductCard/ProductCard.tsx';
import { TextLink } from '#primitives/TextLink/TextLink.tsx';
import { Demo } from './Demo';
import { priceTag, sampleGoods } from './samples';
import { technologyTexts as texts } from './TechnologyScreen.texts';
import './TechnologyScreen.css';

const Banner = () => (
  <section className="tech">
    <div className="page tech__in">
      <div className="tech__words">
        <h1 className="t-hero">{texts.banner}</h1>
        <p className="t-lead">{texts.lead}</p>
        <TextLink tall href="#demo">
          {texts.try}
          <ArrowDown className="icon" />
        </TextLink>
      </div>
      <img className="tech__picture" src="/pictures/portal.svg" alt="" width={480} height={480} />
    </div>
  </section>
);

const Goods = () => (
  <section className="section" aria-labelledby="goods">
    <div className="page">
      <h2 className="t-display mb-8" id="goods">
        {texts.grid}
      </h2>
      <ul className="tech__goods">
        {sampleGoods.map(({ name, about, picture, tint }) => (
          <li key={name}>
            <ProductCard picture={picture} tint={tint} name={name} description={about} price={priceTag} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/**
 * Technology (/technology): a banner, a demo of the builder, a grid of samples (TECH-01 to TECH-12). No page links to
 * it.
 */
export const TechnologyScreen = () => (
  <main id="main" tabIndex={-1}>
    <PublicMeta title={texts.title} description={texts.lead} />
    <Banner />
    <Demo />
    <Goods />
  </main>
);
