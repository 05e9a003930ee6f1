import { aboutTexts as texts } from './AboutScreen.texts';
import './Collaborate.css';

/** The brands we look for, drawn as a stack of tied boxes, and four benefits (ABOUT-03, ABOUT-04). */
export const Collaborate = () => (
  <section className="page section collab" aria-labelledby="about-collaborate">
    <div className="collab__why">
      <h2 className="t-display" id="about-collaborate">
        {texts.collaborate}
      </h2>
      <p className="t-lead text-muted">{texts.collaborateText}</p>
      <ul className="benefits" aria-label={texts.benefitsLabel}>
        {texts.benefits.map(({ name, text }) => (
          <li key={name}>
            <h3 className="t-heading">{name}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <ul className="stacked" aria-label={texts.partnersLabel}>
      {texts.partners.map(({ name, drawing }) => (
        <li key={name} className="stacked__box">
          <b className="stacked__name">{name}</b>
          <img
            className="stacked__picture"
            src={`/pictures/${drawing}.svg`}
            alt=""
            loading="lazy"
            width={480}
            height={480}
          />
        </li>
      ))}
    </ul>
  </section>
);
