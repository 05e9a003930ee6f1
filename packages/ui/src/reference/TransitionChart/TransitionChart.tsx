import { useId } from 'react';
import '../BuilderSteps/BuilderSteps.css';

const row = 52;
const column = 58;
const left = 210;
const top = 130;
/** Between arrows of one column. */
const apart = 7;

/** A change of state by an event. */
interface Transition {
  readonly event: string;
  readonly from: string;
  readonly to: string;
}

type TransitionChartProps = Readonly<{
  /** Accessible name of the scrolling region. */
  title: string;
  /** Accessible name of the drawing. */
  label: string;
  /** Each in a row of its own, in this order. */
  states: readonly string[];
  /** Each in a column of its own. */
  events: readonly string[];
  transitions: readonly Transition[];
}>;

/** Draws a state machine: a row per state, a column per event, and in it an arrow per change of state. */
export const TransitionChart = ({ title, label, states, events, transitions }: TransitionChartProps) => {
  const tip = useId();
  const width = left + 40 + events.length * column + 30;
  const yOf = (state: string) => top + states.indexOf(state) * row;
  const xOf = (event: string) => left + 40 + events.indexOf(event) * column;
  const placeOf = (transition: Transition) => {
    const same = transitions.filter(({ event }) => event === transition.event);
    const place = same.indexOf(transition) - (same.length - 1) / 2;
    return xOf(transition.event) + place * Math.min(apart, (column - 8) / same.length);
  };
  return (
    // A wide drawing scrolls in its own box, which the keyboard must reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is focusable so that arrow keys can scroll it
    <section className="machine" aria-label={title} tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${top + states.length * row}`} role="img" aria-label={label}>
        <defs>
          <marker
            id={tip}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path className="machine__tip" d="M 0 0 L 10 5 L 0 10 z" />
          </marker>
        </defs>
        {states.map((state) => (
          <g key={state}>
            <line className="machine__box" x1={left} x2={width} y1={yOf(state)} y2={yOf(state)} />
            <text className="machine__name" x={left - 12} y={yOf(state) + 5} textAnchor="end">
              {state}
            </text>
          </g>
        ))}
        {events.map((event) => (
          <text
            key={event}
            className="machine__event"
            x={xOf(event)}
            y={top - 34}
            transform={`rotate(-40 ${xOf(event)} ${top - 34})`}
          >
            {event}
          </text>
        ))}
        {transitions.map((transition) => (
          <path
            key={`${transition.event} ${transition.from} ${transition.to}`}
            className="machine__way"
            d={`M ${placeOf(transition)} ${yOf(transition.from)} V ${yOf(transition.to)}`}
            markerEnd={`url(#${tip})`}
          />
        ))}
      </svg>
    </section>
  );
};
