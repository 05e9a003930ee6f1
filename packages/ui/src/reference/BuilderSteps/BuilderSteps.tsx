import { builderMachine } from '@gifting/domain/orders/machine';
import { useId } from 'react';
import { Table } from '#primitives/Table/Table.tsx';
import { builderStepsTexts as texts } from './BuilderSteps.texts';
import { type Drawing, drawMachine } from './drawing';
import './BuilderSteps.css';

const Picture = ({ drawing }: { readonly drawing: Drawing }) => {
  const tip = useId();
  const { width, height, box, states, ways } = drawing;
  return (
    // A wide drawing scrolls in its own box, which the keyboard must reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is focusable so that arrow keys can scroll it
    <section className="machine" aria-label={texts.title} tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.drawing}>
        <defs>
          <marker
            id={tip}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path className="machine__tip" d="M 0 0 L 10 5 L 0 10 z" />
          </marker>
        </defs>
        {ways.map(({ transition, kind, path, label }) => (
          <g key={`${transition.event} ${transition.from} ${transition.to}`}>
            <path className={`machine__way machine__way--${kind}`} d={path} markerEnd={`url(#${tip})`} />
            {label && (
              <text x={label.x} y={label.y} textAnchor={kind === 'anew' ? 'end' : 'start'}>
                <tspan className="machine__event">{transition.event}</tspan>
                <tspan className="machine__note" x={label.x} dy="1.4em">
                  {texts.delay(transition.delay, transition.covered)}
                </tspan>
                {transition.guard && (
                  <tspan className="machine__note" x={label.x} dy="1.4em">
                    {texts.guard(transition.guard)}
                  </tspan>
                )}
              </text>
            )}
          </g>
        ))}
        {states.map(({ state, x, y, inside }) => (
          <g key={state}>
            <rect className="machine__box" x={x} y={y} width={box.width} height={box.height} rx="2" />
            <text x={x + 16} y={y + 28}>
              <tspan className="machine__name">{texts.states[state]}</tspan>
              <tspan className="machine__note" x={x + 16} dy="1.7em">
                {[texts.step(state), ...inside.map(({ event }) => event)].filter(Boolean).join(' · ')}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
};

/** The order flow: a drawing of the state machine and a table of its transitions, both generated from it. */
export const BuilderSteps = () => (
  <main className="page grid gap-6 py-8">
    <h1 className="t-title">{texts.title}</h1>
    <p className="t-lead">{texts.lead}</p>
    <Picture drawing={drawMachine()} />
    <Table
      caption={texts.table}
      rows={builderMachine}
      rowKey={({ event, from, to }) => `${event} ${from} ${to}`}
      columns={[
        {
          key: 'event',
          header: texts.columns.event,
          cell: ({ event, follows }) => (
            <>
              <span className="strong block">{event}</span>
              <span className="text-muted text-xs">{follows}</span>
            </>
          ),
        },
        { key: 'way', header: texts.columns.way, cell: ({ from, to }) => texts.way(from, to) },
        { key: 'guard', header: texts.columns.guard, cell: ({ guard }) => guard ?? texts.none },
        {
          key: 'delay',
          header: texts.columns.delay,
          cell: ({ delay, covered }) => texts.delay(delay, covered),
        },
        {
          key: 'draft',
          header: texts.columns.draft,
          kind: 'long',
          cell: ({ stores, forgets }) => texts.draft(stores, forgets),
        },
      ]}
    />
  </main>
);
