import type { GiftNote } from '@gifting/domain/orders/gift-note';
import { Card } from '#primitives/Card/Card.tsx';
import { giftNoteTexts } from '../../BuilderScreen/steps/GiftNoteStep/GiftNoteStep.texts';
import { orderDetailTexts as texts } from './order-detail.texts';

const { fields } = giftNoteTexts;

/** The note on top of the box, as the buyer wrote it; nothing without one. */
export const GiftNoteCard = ({ note }: { readonly note: GiftNote | null }) =>
  note?.status && (
    <Card as="section" padded className="gift-note" aria-label={texts.giftNote}>
      <h2 className="t-heading">{texts.giftNote}</h2>
      {note.withoutMessage ? (
        <p>{texts.blankCard}</p>
      ) : (
        <dl className="gift-note__words">
          <div>
            <dt>{fields.to}</dt>
            <dd dir="auto">{note.to}</dd>
          </div>
          <div>
            <dt className="sr-only">{fields.message}</dt>
            <dd dir="auto" className="gift-note__message">
              {note.message}
            </dd>
          </div>
          <div className="gift-note__from">
            <dt>{fields.from}</dt>
            <dd dir="auto">{note.from}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
