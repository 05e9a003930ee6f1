import { cx } from 'class-variance-authority';
import { homeTexts as texts } from './HomeScreen.texts';
import './Press.css';

const pictures = [
  { src: '/pictures/box-keepsake.svg', alt: texts.pressPictures.box, look: 'press__crop--box tint-1' },
  {
    src: '/pictures/chocolates.svg',
    alt: texts.pressPictures.chocolates,
    look: 'press__crop--middle tint-3',
  },
  { src: '/pictures/card.svg', alt: texts.pressPictures.card, look: 'tint-0' },
] as const;

/** Press boxes, close up (HOME-14). */
export const Press = () => (
  <section className="page press" aria-labelledby="press">
    <h2 className="t-display" id="press">
      {texts.press}
    </h2>
    <div className="press__row">
      {pictures.map(({ src, alt, look }) => (
        <figure key={src} className={cx('press__crop', look)}>
          <img src={src} alt={alt} width={480} height={480} loading="lazy" decoding="async" />
        </figure>
      ))}
    </div>
  </section>
);
