import type { GiftNote } from '@gifting/domain/orders/gift-note';
import { Card } from '#primitives/Card/Card.tsx';
import { GiftNoteWords } from '../GiftNoteWords/GiftNoteWords';
import { orderDetailTexts as texts } from './order-detail.texts';

/** The note on top of the box, as the buyer wrote it; nothing without one. */
export const GiftNoteCard = ({ note }: { readonly note: GiftNote | null }) =>
  note?.status && (
    <Card as="section" padded className="stack" aria-label={texts.giftNote}>
      <h2 className="t-heading break-after-avoid">{texts.giftNote}</h2>
      <GiftNoteWords note={note} />
    </Card>
  );
