import { servicesScreenTexts as texts } from './ServicesScreen.texts';
import './FixedBlocks.css';

/** The four blocks with fixed texts (SERV-05), in order. */
const blocks = [
  { ...texts.microsites, drawing: 'portal', tint: 'tint-1' },
  { ...texts.redemption, drawing: 'giftbox', tint: 'tint-0' },
  { ...texts.swag, drawing: 'tee', tint: 'tint-3' },
  { ...texts.press, drawing: 'box-keepsake', tint: 'tint-2' },
] as const;

/** Four boxes whose lid lifts on hover. Without a mouse nothing is hidden. */
export const FixedBlocks = () => (
  <section className="page section" aria-labelledby="services-blocks">
    <h2 className="t-display" id="services-blocks">
      {texts.blocks}
    </h2>
    <ul className="lids">
      {blocks.map(({ name, text, drawing, tint }) => (
        <li key={name} className={`lidded ${tint}`}>
          <div className="lidded__lid">
            <h3 className="t-heading">{name}</h3>
          </div>
          <div className="lidded__in">
            <img src={`/pictures/${drawing}.svg`} alt="" loading="lazy" width={480} height={480} />
          </div>
          <p className="lidded__text">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
