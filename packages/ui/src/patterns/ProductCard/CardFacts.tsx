import type { ReactNode } from 'react';

/** A short fact, e.g. `Min - 50 pcs`, with an icon of class `icon`. */
export type CardFact = Readonly<{ icon: ReactNode; text: string }>;

/** The facts of a product or a packaging, under its name. */
export const CardFacts = ({ facts }: Readonly<{ facts: readonly CardFact[] }>) =>
  facts.length > 0 && (
    <ul className="product__facts">
      {facts.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
