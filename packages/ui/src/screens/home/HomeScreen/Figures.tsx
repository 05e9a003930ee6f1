import { homeTexts as texts } from './HomeScreen.texts';
import './Figures.css';

/** The three marketing figures (HOME-20). */
export const Figures = () => (
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
