import { formatDay } from '@gifting/domain/dates/dates';
import type { OrderAction } from '@gifting/domain/orders/lifecycle';
import { type OrderProofs, takesComments } from '@gifting/domain/orders/proofs';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { orderPath, paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { ActionDialog } from '../OrderScreen/ActionDialog';
import { orderProgressTexts as progressTexts } from '../OrderScreen/OrderProgress.texts';
import { orderTexts } from '../OrderScreen/OrderScreen.texts';
import { ArtworkCard } from '../shared/Artwork/ArtworkCard';
import { OrderDetailView } from '../shared/OrderDetail/OrderDetailView';
import { statusWord, tagOf } from '../shared/status';
import { CommentDialog } from './CommentDialog';
import { reads } from './ProofRoomScreen.reads';
import { proofRoomTexts as texts } from './ProofRoomScreen.texts';
import { ProofSection } from './ProofSection';
import { SendProofsDialog } from './SendProofsDialog';
import './ProofRoom.css';

/** What is open above the room. */
type Opened =
  | Readonly<{ kind: 'comment'; itemId: string }>
  | Readonly<{ kind: 'act'; action: 'approve' | 'ask_changes' }>
  | Readonly<{ kind: 'send' }>;

/** How many comments the buyer has made on the newest proofs. */
const ownComments = ({ items }: OrderProofs): number =>
  items.reduce(
    (sum, { proofs }) => sum + (proofs[0]?.comments.filter(({ by }) => by === 'buyer').length ?? 0),
    0,
  );

type RoomProps = Readonly<{ orderId: string; room: OrderProofs }>;

const Room = ({ orderId, room }: RoomProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { lifecycle, items } = room;
  const { status, actions, events, answerBy } = lifecycle;
  const may = (action: OrderAction) => actions.includes(action);
  const hasProofs = items.some(({ proofs }) => proofs.length > 0);
  const commenting = takesComments(status);
  const answerDay = formatDay(answerBy);
  const latest = events.at(-1);
  const sendLabel = hasProofs ? texts.sendNext : texts.send;
  const comments = ownComments(room);
  const commented = opened?.kind === 'comment' ? items.find(({ id }) => id === opened.itemId) : undefined;
  const newest = commented?.proofs[0];
  const send = (
    <Button variant="ribbon" size="lg" onClick={() => setOpened({ kind: 'send' })}>
      {sendLabel}
    </Button>
  );
  return (
    <>
      <Breadcrumbs
        label={orderTexts.trail}
        items={[
          { label: texts.orders, href: paths.orders },
          { label: texts.order(orderId), href: orderPath(orderId) },
          { label: texts.title },
        ]}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      <div className="proof-room__head">
        <h1 ref={heading} className="t-title" tabIndex={-1}>
          {may('approve') ? texts.question : texts.title}
        </h1>
        <Tag status={tagOf(status)}>{statusWord(status)}</Tag>
      </div>
      {hasProofs ? (
        <div className="proof-room">
          <div className="proof-room__items">
            {items.map((item) => (
              <ProofSection
                key={item.id}
                item={item}
                onComment={commenting ? () => setOpened({ kind: 'comment', itemId: item.id }) : undefined}
              />
            ))}
          </div>
          <aside className="proof-room__side" aria-label={texts.decision}>
            <Card padded className="proof-due">
              <p className="strong">{progressTexts.status[status]}</p>
              {answerDay !== null && (
                <>
                  <p className="t-sm muted">{texts.answerBy}</p>
                  <p className="proof-due__day">{answerDay}</p>
                  <p className="t-sm strong">{progressTexts.silence}</p>
                </>
              )}
              {latest && latest.note !== '' && (
                <blockquote className="proof-due__note whitespace-pre-line">{latest.note}</blockquote>
              )}
            </Card>
            {may('approve') && <p>{texts.ifSilent}</p>}
            <ArtworkCard orderId={orderId} />
            <div className="proof-room__actions">
              {may('approve') && (
                <Button
                  variant="ribbon"
                  size="lg"
                  block
                  onClick={() => setOpened({ kind: 'act', action: 'approve' })}
                >
                  {texts.approve}
                </Button>
              )}
              {may('ask_changes') && (
                <Button
                  variant="secondary"
                  size="lg"
                  block
                  onClick={() => setOpened({ kind: 'act', action: 'ask_changes' })}
                >
                  {progressTexts.actions.ask_changes.label}
                </Button>
              )}
              {may('send_proof') && send}
            </div>
          </aside>
        </div>
      ) : (
        <div className="grid gap-5">
          <Card>
            <EmptyState message={texts.none}>
              <p className="mb-3 text-muted">{may('send_proof') ? texts.noneForTeam : texts.noneForBuyer}</p>
              {may('send_proof') && send}
            </EmptyState>
          </Card>
          <ArtworkCard orderId={orderId} />
        </div>
      )}
      {opened?.kind === 'act' && (
        <ActionDialog
          orderId={orderId}
          action={opened.action}
          lifecycle={lifecycle}
          initialNote={
            opened.action === 'ask_changes' && comments > 0 ? texts.seeComments(comments) : undefined
          }
          heading={heading}
          onClose={close}
        />
      )}
      {opened?.kind === 'send' && (
        <SendProofsDialog
          orderId={orderId}
          items={items}
          lifecycle={lifecycle}
          title={sendLabel}
          heading={heading}
          onClose={close}
        />
      )}
      {commented && newest && (
        <CommentDialog
          orderId={orderId}
          item={commented}
          proof={newest}
          number={commented.proofs.reduce((sum, proof) => sum + proof.comments.length, 1)}
          version={lifecycle.version}
          onClose={close}
        />
      )}
    </>
  );
};

/**
 * The proof room of an order (/dashboard/orders/{orderId}/mockup, `orders.proofs`): the buyer sees each item beside the
 * version before, comments and decides; administrators send the next version.
 */
export const ProofRoomScreen = () => {
  const { orderId = '' } = useParams();
  const proofs = useQuery(reads(useReadsContext()).proofs);
  return (
    <OrderDetailView
      resource={proofs}
      title={texts.title}
      loadingLabel={texts.loading}
      unknown={{
        message: orderTexts.unknown,
        hint: orderTexts.unknownHint,
        back: orderTexts.backToOrders,
        to: paths.orders,
      }}
    >
      {(room) => <Room orderId={orderId} room={room} />}
    </OrderDetailView>
  );
};
