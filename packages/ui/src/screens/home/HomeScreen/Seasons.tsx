import { cx } from 'class-variance-authority';
import { ArrowRight } from 'lucide-react';
import { OpenLink } from '#app/links.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { homeTexts as texts } from './HomeScreen.texts';
import './Seasons.css';

const { festive, summer, autumn } = texts.seasons;
const seasons = [
  { name: festive, pictures: ['/pictures/candle.svg', '/pictures/giftbox.svg'], tint: 'tint-0' },
  { name: summer, pictures: ['/pictures/plant.svg', '/pictures/bottle.svg'], tint: 'tint-1' },
  { name: autumn, pictures: ['/pictures/hoodie.svg', '/pictures/mug.svg'], tint: 'tint-3' },
] as const;

/** Three gifting seasons (HOME-16, HOME-17). */
export const Seasons = () => (
  <section className="page seasons" aria-labelledby="inspiration">
    <div className="split">
      <h2 className="t-display" id="inspiration">
        {texts.inspiration}
      </h2>
      <OpenLink className={linkStyles({ tall: true })}>
        {texts.fullCatalogue}
        <ArrowRight className="icon" />
      </OpenLink>
    </div>
    <ul className="seasons__cards">
      {seasons.map(({ name, pictures, tint }) => (
        <li key={name} className={cx('seasons__card', tint)}>
          <h3 className="t-title">{name}</h3>
          {pictures.map((src) => (
            <img key={src} src={src} alt="" width={480} height={480} loading="lazy" decoding="async" />
          ))}
        </li>
      ))}
    </ul>
  </section>
);
