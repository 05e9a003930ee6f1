import { servicesScreenTexts as texts } from './ServicesScreen.texts';
import './DesignSection.css';

/** The result of gift design (SERV-06, SERV-07), beside the technical drawing of a box. */
export const DesignSection = () => (
  <section className="page draft" aria-labelledby="services-design">
    <figure className="draft__board">
      <img src="/pictures/dieline.svg" alt={texts.drawingOf} loading="lazy" width={480} height={480} />
      <figcaption className="draft__caption">{texts.drawing}</figcaption>
    </figure>
    <div className="draft__words">
      <h2 className="t-display" id="services-design">
        {texts.design}
      </h2>
      <p className="t-lead text-muted">{texts.designText}</p>
      <h3 className="t-heading" id="services-included">
        {texts.included}
      </h3>
      <ul className="packed" aria-labelledby="services-included">
        {texts.includedItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  </section>
);
