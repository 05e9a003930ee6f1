import type { RangePart } from '@gifting/domain/products/ladder';
import { cx } from 'class-variance-authority';
import { Info, TriangleAlert } from 'lucide-react';
import { Button } from '#primitives/Button/Button.tsx';

/** What is said beside a row of price ranges. */
export type RangeNote = Readonly<{
  /** The number it concerns. */
  part: RangePart;
  /** `danger` for what must be corrected, `plain` for what is allowed but likely unintended. */
  tone: 'danger' | 'plain';
  message: string;
  /** A button that mends it by changing a number, of this row or of another. */
  mend?: Readonly<{ label: string; row: number; part: RangePart; apply: () => void }> | undefined;
}>;

type RangeNotesProps = Readonly<{
  notes: readonly RangeNote[];
  /** The id of each note, for the description of its number. */
  noteId: (index: number) => string;
  onMend: (mend: NonNullable<RangeNote['mend']>) => void;
}>;

/** The notes of one row of `PriceRangeRows`. */
export const RangeNotes = ({ notes, noteId, onMend }: RangeNotesProps) =>
  notes.length > 0 && (
    <ul className="range__notes">
      {notes.map(({ tone, message, mend }, index) => (
        <li key={message} className={cx('range__note', tone === 'danger' && 'range__note--danger')}>
          <p id={noteId(index)} className="range__message">
            {tone === 'danger' ? <TriangleAlert className="icon" /> : <Info className="icon" />}
            <span>{message}</span>
          </p>
          {mend && (
            <Button variant="secondary" size="sm" onClick={() => onMend(mend)}>
              {mend.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
