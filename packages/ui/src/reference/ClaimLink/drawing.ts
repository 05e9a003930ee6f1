import {
  exploreLink,
  type LinkState,
  type LinkTransition,
  linkEvents,
  linkRules,
} from '@gifting/domain/campaigns/claim-link';

/** Layout of the drawing in pixels: a row per state, a column per event, and in it an arrow per change of state. */

const row = 52;
const column = 58;
const left = 210;
const top = 130;
/** Between arrows of one column. */
const apart = 7;

/** An arrow from the row of one state to that of another. */
interface DrawnTransition {
  readonly transition: LinkTransition;
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** The whole drawing. */
export interface LinkDrawing {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly states: readonly { readonly state: LinkState; readonly y: number }[];
  readonly events: readonly { readonly event: string; readonly x: number; readonly y: number }[];
  readonly transitions: readonly DrawnTransition[];
}

/** In the order in which a link usually meets them. */
const order: readonly LinkState[] = [
  'draft',
  'not yet open',
  'open',
  'yours already',
  'gift or size gone',
  'all gone',
  'claimed by somebody else',
  'paused',
  'closed',
  'cancelled',
  'unknown link',
];

/** Lays out everything that can become of a link. */
export const drawLink = (): LinkDrawing => {
  const { transitions } = exploreLink();
  const yOf = (state: LinkState) => top + order.indexOf(state) * row;
  const xOf = (event: string) => left + 40 + linkEvents.findIndex((each) => each.event === event) * column;
  return {
    width: left + 40 + linkEvents.length * column + 30,
    height: top + linkRules.length * row,
    left,
    states: order.map((state) => ({ state, y: yOf(state) })),
    events: linkEvents.map(({ event }) => ({ event, x: xOf(event), y: top - 34 })),
    transitions: transitions.map((transition) => {
      const same = transitions.filter(({ event }) => event === transition.event);
      const place = same.indexOf(transition) - (same.length - 1) / 2;
      const gap = Math.min(apart, (column - 8) / same.length);
      return {
        transition,
        x: xOf(transition.event) + place * gap,
        from: yOf(transition.from),
        to: yOf(transition.to),
      };
    }),
  };
};
