import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { HeroBow } from './HeroBow';
import { homeTexts as texts } from './HomeScreen.texts';
import './HomeScreen.css';

const Hero = () => (
  <section className="hero">
    <div className="hero__upright" />
    <div className="hero__across" />
    <HeroBow />
    <svg className="hero__string" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d="M4 6C30 34 76 52 98 97M-1 8C24 44 84 62 99 99" />
    </svg>
    {/* Part of the drawing: the words beside it say the same. */}
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

const HowItWorks = () => (
  <section className="section how" aria-labelledby="how">
    <div className="page">
      <h2 className="t-display" id="how">
        {texts.how}
      </h2>
      <ol className="weave">
        {texts.steps.map((step, index) => (
          <li key={step} className="weave__step">
            <span className="weave__ribbon" aria-hidden="true">
              {index + 1}
            </span>
            <span className="weave__words">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Figures = () => (
  <section className="figures on-dark" aria-labelledby="collaborate">
    <div className="page">
      <h2 className="t-title" id="collaborate">
        {texts.collaborate}
      </h2>
      <dl className="figures__list">
        {texts.figures.map(({ figure, of }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd className="t-figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

/** Home (/): what the product is for, how an order goes, and three figures (HOME-02, 03, 18, 20). */
export const HomeScreen = () => (
  <main id="main" tabIndex={-1}>
    <ScreenTitle>{texts.title}</ScreenTitle>
    <Hero />
    <HowItWorks />
    <Figures />
  </main>
);
