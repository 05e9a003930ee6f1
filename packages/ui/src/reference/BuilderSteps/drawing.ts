import { builderMachine, type FlowStep, type Transition } from '@gifting/domain/orders/machine';

/** Layout of the drawing in grid units, computed from the transitions. */

const box = { left: 400, width: 320, height: 68, gap: 92 } as const;
const margin = 16;
const lane = 26;
/** Room at the right of the boxes for labels of forward arrows. */
const labels = 104;
/** Room for a label outside the arrows. */
const edge = 120;

/** Every state in the order a buyer first reaches it. */
const statesOf = (transitions: readonly Transition[]): readonly FlowStep[] => {
  const states = new Set<FlowStep>(transitions.slice(0, 1).map(({ from }) => from));
  for (const state of states)
    for (const { event, from, to } of transitions) if (from === state && event !== 'return') states.add(to);
  return [...states];
};

/** A box of the drawing, with its internal transitions. */
interface DrawnState {
  readonly state: FlowStep;
  readonly x: number;
  readonly y: number;
  readonly inside: readonly Transition[];
}

/** An arrow. Of several with the same event only the outermost is labelled. */
interface DrawnWay {
  readonly transition: Transition;
  readonly kind: 'on' | 'back' | 'anew';
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number } | null;
}

/** The whole drawing. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly states: readonly DrawnState[];
  readonly ways: readonly DrawnWay[];
}

/** Lays out the machine: forward downwards, steps back on the right, restarts and returns on the left. */
export const drawMachine = (transitions: readonly Transition[] = builderMachine): Drawing => {
  const order = statesOf(transitions);
  const top = (state: FlowStep): number => margin + order.indexOf(state) * (box.height + box.gap);
  const middle = box.left + box.width / 2;
  const right = box.left + box.width;

  const labelled = (['back', 'change', 'return', 'start over', 'cancel'] as const).map((event) =>
    transitions.findLast((transition) => transition.event === event && transition.from !== transition.to),
  );
  let lanesBack = 0;
  let lanesAnew = 0;
  const draw = (transition: Transition): DrawnWay => {
    const { from, to, event } = transition;
    const start = top(from);
    const end = top(to);
    if (order.indexOf(to) === order.indexOf(from) + 1) {
      const bottom = start + box.height;
      return {
        transition,
        kind: 'on',
        path: `M ${middle} ${bottom} V ${end}`,
        label: { x: middle + 16, y: bottom + 26 },
      };
    }
    const kind = event === 'back' || event === 'change' ? 'back' : 'anew';
    const count = kind === 'back' ? lanesBack++ : lanesAnew++;
    const side = kind === 'back' ? right : box.left;
    const away = kind === 'back' ? labels + count * lane : -(count + 1) * lane;
    const leaves = start + box.height * 0.36 + count * 3;
    const arrives = end + box.height * 0.66 + count * 3;
    return {
      transition,
      kind,
      path: `M ${side} ${leaves} H ${side + away} V ${arrives} H ${side}`,
      label: labelled.includes(transition)
        ? { x: kind === 'back' ? side + away + 10 : edge - 10, y: leaves - (leaves - arrives) / 3 }
        : null,
    };
  };

  return {
    width: right + labels + lane * 9 + edge,
    height: top(order.at(-1) ?? 1) + box.height + margin,
    box,
    states: order.map((state) => ({
      state,
      x: box.left,
      y: top(state),
      inside: transitions.filter(({ from, to }) => from === state && to === state && from !== 1),
    })),
    ways: transitions.filter(({ from, to }) => from !== to).map(draw),
  };
};
