import { srcSetOf } from '@gifting/domain/images/picture-sizes';
import { useDraft } from '#app/useDraft.ts';
import { giftNoteTexts as texts } from './GiftNoteStep.texts';
import { Pen } from './Pen';
import './BoxWithNote.css';

/** The text on a card. */
type Words = Readonly<{ to: string; from: string; message: string }>;

type BoxWithNoteProps = Readonly<{
  /** The card on top: none, a blank one for handwriting, or one with text. */
  card: 'none' | 'blank' | Words;
  /** The note is in the box, so the pen is hidden. */
  written?: boolean;
}>;

/** Long messages use a smaller font size, so that the card keeps its shape. */
const sizeOf = (message: string) =>
  message.length > 420 ? 'small' : message.length > 160 ? 'medium' : 'large';

const Gap = () => (
  <span className="note-card__gap">
    <span className="sr-only">{texts.gap}</span>
  </span>
);

const Written = ({ to, from, message, written }: Words & { readonly written: boolean }) => (
  <>
    <p className="note-card__line">
      <span className="note-card__key">{texts.fields.to}</span>
      {to.trim() ? <bdi dir="auto">{to}</bdi> : <Gap />}
    </p>
    <p className="note-card__message" dir="auto">
      <span>{message}</span>
      {!written && <Pen />}
    </p>
    <p className="note-card__line note-card__line--from">
      <span className="note-card__key">{texts.fields.from}</span>
      {from.trim() ? <bdi dir="auto">{from}</bdi> : <Gap />}
    </p>
  </>
);

/** The open box from above: goods in tissue, and the card as it is written (NOTE-01 to 11). */
export const BoxWithNote = ({ card, written = false }: BoxWithNoteProps) => {
  const [{ products }] = useDraft();
  const pictures = products.flatMap(({ picture }) => picture ?? []).slice(0, 2);
  return (
    <figure className="open-box" aria-label={texts.preview}>
      <span className="open-box__tissue" aria-hidden="true" />
      <span className="open-box__goods" aria-hidden="true">
        {pictures.map((picture) => (
          <img
            key={picture}
            srcSet={srcSetOf(picture)}
            sizes="20rem"
            src={picture}
            alt=""
            width={480}
            height={480}
          />
        ))}
      </span>
      {card !== 'none' && (
        <div className="note-card" data-size={card === 'blank' ? 'large' : sizeOf(card.message)}>
          <span className="note-card__bow" aria-hidden="true" />
          {card !== 'blank' && <Written {...card} written={written} />}
        </div>
      )}
    </figure>
  );
};
