import { cx } from 'class-variance-authority';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { fitOf, Picture } from '#primitives/Picture/Picture.tsx';
import { type Compartment, compartmentsFor } from './compartments';
import './BoxTray.css';

/** Something that lies in a compartment. */
export type BoxedThing = Readonly<{ id: string; picture: string | null }>;

type BoxTrayProps = Readonly<{
  things: readonly BoxedThing[];
  /** Words in one more, empty compartment. */
  room?: string | undefined;
  /** A blank card on the corner, where a note goes along. */
  note?: boolean | undefined;
  className?: string | undefined;
  'data-stage'?: string | undefined;
  /** What lies over the things. */
  children?: ReactNode;
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

/**
 * The open gift box from above. A drawing for the eyes only: put the same in words beside it. What is added falls into its
 * compartment, what is removed rises out of it, and the others make room.
 */
export const BoxTray = ({ things, room, note = false, className, children, ...data }: BoxTrayProps) => {
  // At least one compartment, so that an empty box is a box.
  const cells = compartmentsFor(Math.max(1, things.length + (room ? 1 : 0)));
  const { placed, out, forget } = usePlaced(things, cells);
  const [first] = useState(() => new Set(things.map(({ id }) => id)));
  return (
    <div {...data} className={cx('gift-box', className)} aria-hidden="true">
      <div className="gift-box__tray">
        {cells.map((cell, index) => (
          <span
            key={`${cell.left} ${cell.top}`}
            className={
              room && index === things.length
                ? 'gift-box__cell gift-box__room strong text-sm text-center'
                : 'gift-box__cell'
            }
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
      {note && (
        <span className="gift-box__card gift-box__card--aside">
          <span className="gift-box__card-bow" />
        </span>
      )}
      {children}
    </div>
  );
};
