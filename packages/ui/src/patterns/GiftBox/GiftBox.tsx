import { cva } from 'class-variance-authority';
import { type CSSProperties, useState } from 'react';
import { fitOf, Picture } from '#primitives/Picture/Picture.tsx';
import { type Compartment, compartmentsFor } from './compartments';
import './GiftBox.css';

const styles = cva('gift-box', {
  variants: { motion: { none: '', close: 'gift-box--close', tie: 'gift-box--tie' } },
});

/** How far the box is packed; each stage covers the ones before it. */
export const boxStages = ['goods', 'card', 'tissue', 'lid', 'tied'] as const;
export type BoxStage = (typeof boxStages)[number];

/** Something that lies in a compartment. */
export type BoxedThing = Readonly<{ id: string; picture: string | null }>;

/** The card in the box: none, a blank one, or one with words. */
export type BoxCard = null | 'blank' | Readonly<{ to: string; from: string; message: string }>;

type GiftBoxProps = Readonly<{
  things: readonly BoxedThing[];
  card?: BoxCard | undefined;
  stage?: BoxStage | undefined;
  /** Words in one more, empty compartment. */
  room?: string | undefined;
  /** What moves when the box appears: `close` packs it from goods to bow in 1.2 s, `tie` only ties the ribbon. */
  motion?: 'none' | 'close' | 'tie' | undefined;
}>;

/** Width to height of the inside, as GiftBox.css draws it. */
const ratio = 1.45;

const percent = (fraction: number) => `${fraction * 100}%`;

const cellStyle = ({ left, top, width, height }: Compartment): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** A square as high as the box, moved and scaled into its compartment: transforms, so that it can slide to another. */
const goodStyle = ({ left, top, width, height }: Compartment): CSSProperties => ({
  translate: `${percent((left + width / 2 - 0.5) * ratio)} ${percent(top + height / 2 - 0.5)}`,
  scale: 0.84 * Math.min(width * ratio, height),
});

type Placed = Readonly<{ thing: BoxedThing; place: Compartment }>;

const placedIn = (things: readonly BoxedThing[], cells: readonly Compartment[]): readonly Placed[] =>
  things.flatMap((thing, index) => {
    const place = cells[index];
    return place ? [{ thing, place }] : [];
  });

/** What is in the box, and what has just been taken out and still rises from its old place. */
const usePlaced = (things: readonly BoxedThing[], cells: readonly Compartment[]) => {
  const placed = placedIn(things, cells);
  const [before, setBefore] = useState({ things, placed });
  const [out, setOut] = useState<readonly Placed[]>([]);
  if (before.things !== things) {
    const stays = new Set(things.map(({ id }) => id));
    setBefore({ things, placed });
    setOut(before.placed.filter(({ thing }) => !stays.has(thing.id)));
  }
  return { placed, out, forget: () => setOut([]) };
};

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

/**
 * The gift box from above, at one of its stages. A drawing for the eyes only: put the same in words beside it. What is
 * added falls into its compartment, what is removed rises out of it, and the others make room.
 */
export const GiftBox = ({ things, card, stage = 'goods', room, motion }: GiftBoxProps) => {
  // At least one compartment, so that an empty box is a box.
  const cells = compartmentsFor(Math.max(1, things.length + (room ? 1 : 0)));
  const { placed, out, forget } = usePlaced(things, cells);
  const [first] = useState(() => new Set(things.map(({ id }) => id)));
  return (
    <div className={styles({ motion })} data-stage={stage} aria-hidden="true">
      <div className="gift-box__tray">
        {cells.map((cell, index) => (
          <span
            key={`${cell.left} ${cell.top}`}
            className={room && index === things.length ? 'gift-box__cell gift-box__room' : 'gift-box__cell'}
            style={cellStyle(cell)}
          >
            {index === things.length && room}
          </span>
        ))}
        {[...placed, ...out].map(({ thing, place }) => {
          const gone = out.some((other) => other.thing.id === thing.id);
          return (
            <span
              key={thing.id}
              className="gift-box__good"
              data-moves={gone ? 'out' : first.has(thing.id) ? undefined : 'in'}
              style={goodStyle(place)}
              onAnimationEnd={gone ? forget : undefined}
            >
              <Picture
                src={thing.picture}
                alt=""
                fit={fitOf(thing.picture)}
                sizes="10rem"
                className="gift-box__picture"
              />
            </span>
          );
        })}
      </div>
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
    </div>
  );
};
