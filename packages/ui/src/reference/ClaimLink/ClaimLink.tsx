import { exploreLink, type LinkState, linkEvents, linkRules } from '@gifting/domain/campaigns/claim-link';
import { Table } from '#primitives/Table/Table.tsx';
import { TransitionChart } from '../TransitionChart/TransitionChart';
import { claimLinkTexts as texts } from './ClaimLink.texts';

/** In the order in which a link usually meets them. */
const states: readonly LinkState[] = [
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

/** The states of a claim link: a drawing, the rules and the events, all generated from the tables of the domain. */
export const ClaimLink = () => {
  const { transitions } = exploreLink();
  return (
    <main className="page grid gap-6 py-8">
      <h1 className="t-title">{texts.title}</h1>
      <p className="t-lead">{texts.lead}</p>
      <TransitionChart
        title={texts.title}
        label={texts.drawing}
        states={states}
        events={linkEvents.map(({ event }) => event)}
        transitions={transitions}
      />
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
