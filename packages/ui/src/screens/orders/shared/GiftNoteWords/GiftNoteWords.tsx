import type { GiftNote } from '@gifting/domain/orders/gift-note';
import { giftNoteTexts as texts } from '../../BuilderScreen/steps/GiftNoteStep/GiftNoteStep.texts';
import './GiftNoteWords.css';

/** What is written on the card, as the recipient will read it; a blank card in words. */
export const GiftNoteWords = ({ note }: { readonly note: GiftNote }) =>
  note.withoutMessage ? (
    <p>{texts.blankCard}</p>
  ) : (
    <dl className="note-words">
      <div>
        <dt>{texts.fields.to}</dt>
        <dd dir="auto">{note.to}</dd>
      </div>
      <div>
        <dt className="sr-only">{texts.fields.message}</dt>
        <dd dir="auto" className="note-words__message">
          {note.message}
        </dd>
      </div>
      <div className="note-words__from">
        <dt>{texts.fields.from}</dt>
        <dd dir="auto">{note.from}</dd>
      </div>
    </dl>
  );
