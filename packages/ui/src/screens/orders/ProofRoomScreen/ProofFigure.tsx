import { formatDay } from '@gifting/domain/dates/dates';
import type { Place, Proof } from '@gifting/domain/orders/proofs';
import { cx } from 'class-variance-authority';
import { FileText } from 'lucide-react';
import type { CSSProperties } from 'react';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { proofRoomTexts as texts } from './ProofRoomScreen.texts';

type PinProps = Readonly<{ number: number; place?: Place | undefined }>;

/** The number of a comment; with a place it lies there on its picture. */
export const Pin = ({ number, place }: PinProps) => {
  const position: CSSProperties & Partial<Record<'--x' | '--y', string>> = place
    ? { '--x': `${place.x}%`, '--y': `${place.y}%` }
    : {};
  return (
    <span className={cx('proof-pin', place && 'proof-pin--placed')} style={position} aria-hidden="true">
      {number}
    </span>
  );
};

type ProofFigureProps = Readonly<{
  item: string;
  proof: Proof;
  /** The number of each comment, by its id. */
  numbers: ReadonlyMap<string, number>;
  /** A version that a newer one has replaced. */
  replaced?: boolean;
}>;

/** A version of an item: its picture with the pins of its comments, or its document to open. */
export const ProofFigure = ({ item, proof, numbers, replaced = false }: ProofFigureProps) => {
  const { version, kind, link, sentAt, comments } = proof;
  return (
    <figure className={cx('mockup', replaced && 'mockup--replaced')}>
      {kind === 'picture' ? (
        <div className="mockup__picture">
          <img src={link} alt={texts.alt(item, version)} />
          {comments.map(({ id, place }) => {
            const number = numbers.get(id);
            return place && number !== undefined && <Pin key={id} number={number} place={place} />;
          })}
        </div>
      ) : (
        <div className="mockup__document">
          <FileText className="icon" aria-hidden="true" />
          <a className={linkStyles()} href={link} target="_blank" rel="noreferrer">
            {texts.openPdf(version)}
          </a>
        </div>
      )}
      <figcaption className="mockup__caption">
        <b className="strong">{texts.version(version)}</b>
        <span className="t-sm muted">{replaced ? texts.replaced : formatDay(sentAt)}</span>
      </figcaption>
    </figure>
  );
};
