import { exploreLink, linkEvents, linkRules } from '@gifting/domain/campaigns/claim-link';
import { useId } from 'react';
import { Table } from '#primitives/Table/Table.tsx';
import { claimLinkTexts as texts } from './ClaimLink.texts';
import { drawLink, type LinkDrawing } from './drawing';
import '../BuilderSteps/BuilderSteps.css';

const Picture = ({ drawing }: { readonly drawing: LinkDrawing }) => {
  const tip = useId();
  const { width, height, left, states, events, transitions } = drawing;
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
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path className="machine__tip" d="M 0 0 L 10 5 L 0 10 z" />
          </marker>
        </defs>
        {states.map(({ state, y }) => (
          <g key={state}>
            <line className="machine__box" x1={left} x2={width} y1={y} y2={y} />
            <text className="machine__name" x={left - 12} y={y + 5} textAnchor="end">
              {state}
            </text>
          </g>
        ))}
        {events.map(({ event, x, y }) => (
          <text key={event} className="machine__event" x={x} y={y} transform={`rotate(-40 ${x} ${y})`}>
            {event}
          </text>
        ))}
        {transitions.map(({ transition: { event, from, to }, x, from: start, to: end }) => (
          <path
            key={`${event} ${from} ${to}`}
            className="machine__way"
            d={`M ${x} ${start} V ${end}`}
            markerEnd={`url(#${tip})`}
          />
        ))}
      </svg>
    </section>
  );
};

/** The states of a claim link: a drawing, the rules and the events, all generated from the tables of the domain. */
export const ClaimLink = () => {
  const { transitions } = exploreLink();
  return (
    <main className="page grid gap-6 py-8">
      <h1 className="t-title">{texts.title}</h1>
      <p className="t-lead">{texts.lead}</p>
      <Picture drawing={drawLink()} />
      <Table
        caption={texts.rules}
        rows={linkRules}
        rowKey={({ state }) => state}
        columns={[
          {
            key: 'state',
            header: texts.columns.state,
            cell: ({ state }) => <b className="strong">{state}</b>,
          },
          { key: 'when', header: texts.columns.when, kind: 'long', cell: ({ when }) => when },
        ]}
      />
      <Table
        caption={texts.events}
        rows={linkEvents}
        rowKey={({ event }) => event}
        columns={[
          {
            key: 'event',
            header: texts.columns.event,
            cell: ({ event }) => <b className="strong">{event}</b>,
          },
          { key: 'by', header: texts.columns.by, cell: ({ by }) => by },
          {
            key: 'ways',
            header: texts.columns.ways,
            kind: 'long',
            cell: ({ event }) =>
              transitions
                .filter((each) => each.event === event)
                .map(({ from, to }) => texts.way(from, to))
                .join('; '),
          },
        ]}
      />
    </main>
  );
};
