import { cx } from 'class-variance-authority';
import { homeVariantTexts as texts } from './HomeVariantScreen.texts';
import './Occasions.css';

const looks = [
  { picture: '/pictures/candle.svg', tint: 'tint-0' },
  { picture: '/pictures/tote.svg', tint: 'tint-3' },
  { picture: '/pictures/award.svg', tint: 'tint-1' },
  { picture: '/pictures/lanyard.svg', tint: 'tint-2' },
  { picture: '/pictures/notebook.svg', tint: 'tint-3' },
  { picture: '/pictures/box-keepsake.svg', tint: 'tint-0' },
] as const;

/** Six occasions, as tags on a line (HOME-38). */
export const Occasions = () => (
  <section className="section occasions" aria-labelledby="occasions">
    <div className="page">
      <div className="lead-in">
        <h2 className="t-display" id="occasions">
          {texts.how}
        </h2>
        <p className="t-lead muted">{texts.howLead}</p>
      </div>
      <ul className="occasions__line">
        {texts.occasions.map((name, index) => (
          <li key={name} className="occasions__string">
            <div className={cx('occasions__tag', looks[index]?.tint)}>
              <img
                src={looks[index]?.picture}
                alt=""
                width={480}
                height={480}
                loading="lazy"
                decoding="async"
              />
              <h3 className="occasions__name">{name}</h3>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
