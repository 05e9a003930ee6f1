import { servicesTexts } from '../shared/services.texts';
import { servicesScreenTexts as texts } from './ServicesScreen.texts';
import './Layers.css';

/** The drawing of each layer, in the order of the texts: lid, card, goods, box. */
const drawings = [['lid'], ['card'], ['notebook', 'mug'], ['tissue']] as const;

/** The page header: an exploded parcel, one layer per service. */
export const Layers = () => (
  <section className="unpacked" aria-labelledby="services-title">
    <div className="page unpacked__in">
      <div className="unpacked__words">
        <h1 className="t-hero" id="services-title">
          {servicesTexts.services}
        </h1>
        <p className="t-lead text-muted">{texts.lead}</p>
      </div>
      <ol className="layers">
        {texts.layers.map(({ name, text }, index) => (
          <li key={name} className="layers__item">
            <span className="layers__picture">
              {drawings[index]?.map((drawing) => (
                <img key={drawing} src={`/pictures/${drawing}.svg`} alt="" width={480} height={480} />
              ))}
            </span>
            <div className="layers__words">
              <p className="t-heading">{name}</p>
              <p className="layers__text">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
