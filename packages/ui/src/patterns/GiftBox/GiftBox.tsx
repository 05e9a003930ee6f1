import { cva } from 'class-variance-authority';
import { type BoxedThing, BoxTray } from './BoxTray';
import './GiftBox.css';

const styles = cva('', {
  variants: { motion: { none: '', close: 'gift-box--close', tie: 'gift-box--tie' } },
});

/** How far the box is packed; each stage covers the ones before it. */
export const boxStages = ['goods', 'card', 'tissue', 'lid', 'tied'] as const;
export type BoxStage = (typeof boxStages)[number];

/** The card in the box: none, a blank one, or one with words. */
export type BoxCard = null | 'blank' | Readonly<{ to: string; from: string; message: string }>;

type GiftBoxProps = Readonly<{
  things: readonly BoxedThing[];
  card: BoxCard;
  stage: BoxStage;
  /** What moves when the box appears: `close` packs it from goods to bow in 1.2 s, `tie` only ties the ribbon. */
  motion?: 'none' | 'close' | 'tie' | undefined;
}>;

const Card = ({ card }: { readonly card: NonNullable<BoxCard> }) => (
  <span className="gift-box__card">
    <span className="gift-box__card-bow" />
    {card === 'blank' ? (
      <span className="gift-box__lines" />
    ) : (
      <>
        <span dir="auto" className="gift-box__name">
          {card.to}
        </span>
        <span dir="auto" className="gift-box__message">
          {card.message}
        </span>
        <span dir="auto" className="gift-box__name text-end">
          {card.from}
        </span>
      </>
    )}
  </span>
);

/** The gift box from above at any of its stages, from the open `BoxTray` to the tied lid. A drawing, as that is. */
export const GiftBox = ({ things, card, stage, motion }: GiftBoxProps) => (
  <BoxTray things={things} className={styles({ motion })} data-stage={stage}>
    {card && <Card card={card} />}
    <span className="gift-box__tissue">
      <span />
      <span />
      <span />
      <span />
    </span>
    <span className="gift-box__lid">
      <span className="gift-box__band gift-box__band--down" />
      <span className="gift-box__band" />
      <span className="gift-box__bow" />
    </span>
  </BoxTray>
);
