import { cx } from 'class-variance-authority';
import { homeVariantTexts as texts } from './HomeVariantScreen.texts';
import './Curated.css';

const { ribbon, lid, tissue, goods, card } = texts.moments;
const moments = [
  { ...ribbon, picture: '/pictures/giftbox.svg', tint: 'tint-0' },
  { ...lid, picture: '/pictures/lid.svg', tint: 'tint-1' },
  { ...tissue, picture: '/pictures/tissue.svg', tint: 'tint-3' },
  { ...goods, picture: '/pictures/mug.svg', tint: 'tint-2' },
  { ...card, picture: '/pictures/card.svg', tint: 'tint-0' },
] as const;

/** A gift as it is unpacked, step by step (HOME-29). */
export const Curated = () => (
  <section className="section" aria-labelledby="curated">
    <div className="page">
      <div className="lead-in">
        <h2 className="t-display" id="curated">
          {texts.curated}
        </h2>
        <p className="t-lead muted">{texts.curatedLead}</p>
      </div>
      <ol className="moments">
        {moments.map(({ name, about, picture, tint }, index) => (
          <li key={name} className={cx('moments__card', tint)}>
            <img src={picture} alt="" width={480} height={480} loading="lazy" decoding="async" />
            <div className="moments__words">
              <h3 className="t-heading">
                <span className="moments__number">{index + 1}</span> {name}
              </h3>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
