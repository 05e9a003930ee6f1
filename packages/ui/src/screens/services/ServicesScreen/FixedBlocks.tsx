import { servicesScreenTexts as texts } from './ServicesScreen.texts';
import './FixedBlocks.css';

/** The four blocks that do not come from the server (SERV-05), in order. */
const blocks = [
  { ...texts.microsites, drawing: 'portal', tint: 'tint-1' },
  { ...texts.redemption, drawing: 'giftbox', tint: 'tint-0' },
  { ...texts.swag, drawing: 'tee', tint: 'tint-3' },
  { ...texts.press, drawing: 'box-keepsake', tint: 'tint-2' },
] as const;

/** Four boxes; a lid lifts under the pointer, and what is in the box comes up a little. Nothing is hidden without a mouse. */
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
