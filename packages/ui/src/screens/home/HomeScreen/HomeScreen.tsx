import { useId } from 'react';
import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { homeTexts as texts } from './HomeScreen.texts';
import './HomeScreen.css';

/** Home (/): what the platform is, how it works, and the way to the builder (HOME-02, 03, 18, 20). */
export const HomeScreen = () => {
  const how = useId();
  return (
    <main id="main" tabIndex={-1}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <section className="hero">
        <div className="hero__down" />
        <div className="hero__across" />
        <img
          className="hero__bow"
          src="/pictures/hero-bow.svg"
          alt=""
          width={560}
          height={400}
          fetchPriority="high"
        />
        <div className="page hero__words">
          <h1 className="t-hero">{texts.title}</h1>
          <p className="t-lead">{texts.lead}</p>
          <ButtonLink to={paths.builder} variant="ribbon" size="lg">
            {texts.start}
          </ButtonLink>
        </div>
      </section>
      <section className="page section" aria-labelledby={how}>
        <h2 className="t-display mb-8" id={how}>
          {texts.how}
        </h2>
        <ol className="how">
          {texts.steps.map((step) => (
            <li key={step} className="strong text-balance">
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className="figures">
        <div className="page">
          <h2 className="t-title">{texts.collaborate}</h2>
          <dl>
            {texts.figures.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="t-figure">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </main>
  );
};
