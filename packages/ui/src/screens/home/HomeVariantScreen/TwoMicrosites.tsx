import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { homeVariantTexts as texts } from './HomeVariantScreen.texts';
import './TwoMicrosites.css';

const gifts = [
  { picture: 'bottle', look: 'tint-2' },
  { picture: 'candle', look: 'tint-3 tied' },
  { picture: 'chocolates', look: 'tint-0' },
  { picture: 'plant', look: 'tint-1' },
] as const;

const Picture = ({ name, className }: { readonly name: string; readonly className?: string }) => (
  <img
    className={className}
    src={`/pictures/${name}.svg`}
    alt=""
    width={480}
    height={480}
    loading="lazy"
    decoding="async"
  />
);

/** A drawing of the recipient's view. Decorative: the text beside it says the same. */
const ChoiceScreen = () => (
  <div className="phone" aria-hidden="true">
    <p className="phone__title">{texts.choice.screen}</p>
    <div className="phone__gifts">
      {gifts.map(({ picture, look }) => (
        <span key={picture} className={cx('phone__gift', look)}>
          <Picture name={picture} />
        </span>
      ))}
    </div>
    <p className="phone__label">{texts.address}</p>
    <p className="phone__field">{texts.addressValue}</p>
    <p className="phone__button">{texts.submit}</p>
  </div>
);

const PackScreen = () => (
  <div className="phone" aria-hidden="true">
    <p className="phone__title">{texts.pack.screen}</p>
    <span className="phone__pack tint-0">
      <Picture name="tissue" />
    </span>
    <p className="phone__label">{texts.size}</p>
    <p className="phone__field">
      {texts.sizeValue}
      <ChevronDown className="icon" />
    </p>
    <p className="phone__label">{texts.address}</p>
    <p className="phone__field">{texts.addressValue}</p>
    <p className="phone__button">{texts.submit}</p>
  </div>
);

/** The two kinds of microsite (HOME-35 to HOME-37). */
export const TwoMicrosites = () => (
  <section className="section" aria-labelledby="our-services">
    <div className="page">
      <div className="lead-in">
        <h2 className="t-display" id="our-services">
          {texts.services}
        </h2>
        <p className="t-lead muted">{texts.servicesLead}</p>
      </div>
      <ul className="microsites">
        <li className="microsites__kind">
          <div className="microsites__scene tint-1">
            <ChoiceScreen />
            <Picture name="plant" className="microsites__beside microsites__beside--left" />
          </div>
          <h3 className="t-title">{texts.choice.name}</h3>
          <p className="muted">{texts.choice.about}</p>
        </li>
        <li className="microsites__kind">
          <div className="microsites__scene tint-0">
            <PackScreen />
            <Picture name="box-mailer" className="microsites__beside" />
          </div>
          <h3 className="t-title">{texts.pack.name}</h3>
          <p className="muted">{texts.pack.about}</p>
        </li>
      </ul>
    </div>
  </section>
);
