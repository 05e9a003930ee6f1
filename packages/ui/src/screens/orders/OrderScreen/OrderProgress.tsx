import { useCapability } from '@gifting/api/capabilities/queries';
import { formatDay } from '@gifting/domain/dates/dates';
import type { OrderAction, OrderEvent, OrderLifecycle } from '@gifting/domain/orders/lifecycle';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ButtonLink } from '#app/links.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { OrderRibbon } from '#patterns/OrderRibbon/OrderRibbon.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { proofsPath } from '../shared/proofs-path';
import { statusWord, tagOf } from '../shared/status';
import { ActionDialog } from './ActionDialog';
import { orderProgressTexts as texts } from './OrderProgress.texts';
import { progressSteps } from './progress-steps';
import './OrderProgress.css';

/** How each action looks; the others are one of several ways on. */
const variants: Partial<Readonly<Record<OrderAction, 'ribbon' | 'quiet'>>> = {
  approve: 'ribbon',
  send_proof: 'ribbon',
  start_production: 'ribbon',
  send: 'ribbon',
  deliver: 'ribbon',
  cancel: 'quiet',
  refuse: 'quiet',
};

/** What is done in the proof room, where there is one: nobody approves what they have not seen. */
const inProofRoom: readonly OrderAction[] = ['send_proof', 'approve', 'ask_changes'];

const signatureOf = ({ by, at }: OrderEvent): string =>
  texts.notesSuffix(texts.actors[by], formatDay(at) ?? '');

type ProgressProps = Readonly<{ orderId: string; lifecycle: OrderLifecycle }>;

const Progress = ({ orderId, lifecycle }: ProgressProps) => {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [action, setAction] = useState<OrderAction | null>(null);
  const { status, events, actions, answerBy } = lifecycle;
  const latest = events.at(-1);
  const hasRoom = useCapability('orders.proofs');
  const actionsHere = hasRoom ? actions.filter((possible) => !inProofRoom.includes(possible)) : actions;
  const roomActions = hasRoom ? actions.filter((possible) => inProofRoom.includes(possible)) : [];
  const showsRoom =
    roomActions.length > 0 || (hasRoom && events.some((event) => event.status === 'proof_sent'));
  const answerDay = formatDay(answerBy);
  return (
    <Card as="section" padded className="order-progress" aria-labelledby={title}>
      <div className="order-progress__head">
        <h2 ref={heading} id={title} className="t-heading" tabIndex={-1}>
          {texts.status[status]}
        </h2>
        <Tag status={tagOf(status)}>{statusWord(status)}</Tag>
      </div>
      <OrderRibbon label={texts.ribbon} {...progressSteps(lifecycle)} />
      {latest && latest.note !== '' && (
        <figure className="order-progress__note">
          <blockquote className="whitespace-pre-line">{latest.note}</blockquote>
          <figcaption className="t-sm muted">{signatureOf(latest)}</figcaption>
        </figure>
      )}
      {answerDay !== null && (
        <p>
          {texts.answerBy(answerDay)} <b className="strong">{texts.silence}</b>
        </p>
      )}
      {(showsRoom || actionsHere.length > 0) && (
        <div className="order-progress__actions">
          {showsRoom && (
            <ButtonLink to={proofsPath(orderId)} variant={roomActions.length > 0 ? 'ribbon' : 'secondary'}>
              {roomActions.includes('send_proof') ? texts.prepareMockup : texts.seeMockup}
            </ButtonLink>
          )}
          {actionsHere.map((possible) => (
            <Button
              key={possible}
              variant={variants[possible] ?? 'secondary'}
              onClick={() => setAction(possible)}
            >
              {texts.actions[possible].label}
            </Button>
          ))}
        </div>
      )}
      {action !== null && (
        <ActionDialog
          key={action}
          orderId={orderId}
          action={action}
          lifecycle={lifecycle}
          heading={heading}
          onClose={() => setAction(null)}
        />
      )}
    </Card>
  );
};

type OrderProgressProps = Readonly<{ orderId: string; lifecycle: UseQueryResult<OrderLifecycle> }>;

/** Where an order is on its way, and what its reader may do about it (`orders.lifecycle`). */
export const OrderProgress = ({ orderId, lifecycle }: OrderProgressProps) => (
  <ResourceView
    resource={lifecycle}
    loadingLabel={texts.loading}
    loading={<Skeleton shape="box" height="12rem" />}
    renderError={(_error, retry) => (
      <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
    )}
  >
    {(data) => <Progress orderId={orderId} lifecycle={data} />}
  </ResourceView>
);

/** Everything that happened to an order, newest first. */
export const OrderHistory = ({ events }: Pick<OrderLifecycle, 'events'>) => {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <CardHeader title={texts.history} titleId={title} />
      <ol className="order-history">
        {events.toReversed().map((event) => (
          <li key={event.at + event.status}>
            <span className="strong">{texts.events[event.status]}</span>
            <span className="t-sm muted block">{signatureOf(event)}</span>
            {event.note !== '' && <p className="mt-1 whitespace-pre-line">{event.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
};
