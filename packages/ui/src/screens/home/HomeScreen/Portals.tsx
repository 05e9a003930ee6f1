import { Gift, Globe, Lock } from 'lucide-react';
import { homeTexts as texts } from './HomeScreen.texts';
import './Portals.css';

const { microsites, redemption, data } = texts.portalCards;
const cards = [
  { ...microsites, Icon: Globe },
  { ...redemption, Icon: Gift },
  { ...data, Icon: Lock },
] as const;

/** What a campaign's own site offers (HOME-15). */
export const Portals = () => (
  <section className="section" aria-labelledby="portals">
    <div className="page portals">
      <h2 className="t-display" id="portals">
        {texts.portals}
      </h2>
      <ul className="portals__cards">
        {cards.map(({ name, about, Icon }) => (
          <li key={name} className="portals__card">
            <Icon className="icon" />
            <h3 className="t-heading">{name}</h3>
            <p className="muted">{about}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
