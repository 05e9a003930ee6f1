import { OpenLink } from '#app/links.tsx';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import { homeTexts as texts } from './HomeScreen.texts';
import './HowItWorks.css';

/** The six steps of an order on one ribbon (HOME-18, HOME-19). */
export const HowItWorks = () => (
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
      <p className="mt-10">
        <OpenLink goal="inquiry" className={buttonStyles({ size: 'lg' })}>
          {texts.getStarted}
        </OpenLink>
      </p>
    </div>
  </section>
);
