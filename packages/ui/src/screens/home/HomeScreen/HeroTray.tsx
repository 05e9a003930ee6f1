import { cx } from 'class-variance-authority';
import { homeTexts } from './HomeScreen.texts';
import './HeroTray.css';

const texts = homeTexts.cards;

const compartments = [
  { ...texts.welcome, look: 'tray__cell--big tint-0', pictures: ['tissue', 'mug'] },
  { ...texts.milestones, look: 'tint-1', pictures: ['candle'] },
  { ...texts.events, look: 'tint-3', pictures: ['tote'] },
  { ...texts.awards, look: 'tray__cell--wide tint-2', pictures: ['bottle', 'chocolates'] },
  { ...texts.giveaways, look: 'tint-3', pictures: ['cap'] },
  { ...texts.packaging, look: 'tint-0', pictures: ['box-mailer'] },
  { ...texts.influencers, look: 'tray__cell--wide tint-1', pictures: ['plant', 'box-keepsake'] },
] as const;

/** The seven kinds of gifting as compartments of a tray. They are not links (HOME-04, HOME-05, B-18). */
export const HeroTray = () => (
  <ul className="tray">
    {compartments.map(({ name, about, look, pictures }) => (
      <li key={name} className={cx('tray__cell', look)}>
        <h3 className="t-heading">{name}</h3>
        <p>{about}</p>
        {pictures.map((picture) => (
          <img
            key={picture}
            src={`/pictures/${picture}.svg`}
            alt=""
            width={480}
            height={480}
            loading="lazy"
            decoding="async"
          />
        ))}
      </li>
    ))}
  </ul>
);
