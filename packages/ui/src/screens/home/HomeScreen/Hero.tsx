import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { homeTexts as texts } from './HomeScreen.texts';
import './Hero.css';

/** The product's purpose, on the lid of a parcel (HOME-02, HOME-03). */
export const Hero = () => (
  <section className="hero">
    <div className="hero__upright" />
    <div className="hero__across" />
    <img
      className="hero__bow"
      src="/pictures/hero-bow.svg"
      alt=""
      width={560}
      height={400}
      fetchPriority="high"
    />
    <svg className="hero__string" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d="M4 6C30 34 76 52 98 97M-1 8C24 44 84 62 99 99" />
    </svg>
    {/* Decorative: the text beside it says the same. */}
    <div className="hero__tag" aria-hidden="true">
      <dl className="hero__slip">
        <div>
          <dt>{texts.to}</dt>
          <dd>{texts.toWhom}</dd>
        </div>
        <div>
          <dt>{texts.from}</dt>
          <dd>{texts.fromWhom}</dd>
        </div>
      </dl>
    </div>
    <div className="page hero__words">
      <h1 className="t-hero">{texts.title}</h1>
      <p className="t-lead">{texts.lead}</p>
      <p>
        <ButtonLink to={paths.builder} variant="ribbon" size="lg">
          {texts.start}
        </ButtonLink>
      </p>
    </div>
  </section>
);
