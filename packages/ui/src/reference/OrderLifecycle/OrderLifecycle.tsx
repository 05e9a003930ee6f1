import { orderActions, orderTransitions } from '@gifting/domain/orders/lifecycle';
import { orderStatuses } from '@gifting/domain/orders/order-status';
import { Table } from '#primitives/Table/Table.tsx';
import { orderProgressTexts } from '#screens/orders/OrderScreen/OrderProgress.texts.ts';
import { statusWord } from '#screens/orders/shared/status.ts';
import { TransitionChart } from '../TransitionChart/TransitionChart';
import { orderLifecycleTexts as texts } from './OrderLifecycle.texts';

const labelOf = (action: (typeof orderActions)[number]) => orderProgressTexts.actions[action].label;

/** The lifecycle of an order: a drawing and a table of its transitions, both generated from the domain's table. */
export const OrderLifecycle = () => (
  <main className="page grid gap-6 py-8">
    <h1 className="t-title">{texts.title}</h1>
    <p className="t-lead">{texts.lead}</p>
    <TransitionChart
      title={texts.title}
      label={texts.drawing}
      states={orderStatuses.map(statusWord)}
      events={orderActions.map(labelOf)}
      transitions={orderActions.flatMap((action) =>
        orderTransitions[action].from.map((from) => ({
          event: labelOf(action),
          from: statusWord(from),
          to: statusWord(orderTransitions[action].to),
        })),
      )}
    />
    <Table
      caption={texts.table}
      rows={orderActions.map((action) => ({ action, ...orderTransitions[action] }))}
      rowKey={({ action }) => action}
      columns={[
        {
          key: 'action',
          header: texts.columns.action,
          cell: ({ action }) => <b className="strong">{labelOf(action)}</b>,
        },
        { key: 'by', header: texts.columns.by, cell: ({ by }) => by },
        {
          key: 'from',
          header: texts.columns.from,
          kind: 'long',
          cell: ({ from }) => from.map(statusWord).join(', '),
        },
        { key: 'to', header: texts.columns.to, cell: ({ to }) => statusWord(to) },
        {
          key: 'needs',
          header: texts.columns.needs,
          cell: ({ needs }) => (needs === null ? texts.nothing : texts.needs[needs]),
        },
      ]}
    />
  </main>
);
