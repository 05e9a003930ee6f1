import type { RangePart } from '@gifting/domain/products/ladder';
import { Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useId, useRef, useState } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import { type RangeNote, RangeNotes } from './RangeNotes';
import './PriceRangeRows.css';

type PriceRangeRowsProps = Readonly<{
  /** The name of the group, e.g. `Price ranges`. */
  legend: string;
  /** A key for each row (react-hook-form: the ids of `useFieldArray`). */
  rows: readonly string[];
  /** Registers one number: `(row, part) => register(`ranges.${row}.${part}`)`. */
  register: (
    row: number,
    part: RangePart,
  ) => Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  /** What is said beside a row. A note of tone `danger` makes its number invalid. */
  notesOf?: ((row: number) => readonly RangeNote[]) | undefined;
  /** What is wrong with the ranges as a whole. An empty string means no error. */
  error?: string | undefined;
  onAdd: () => void;
  onRemove: (row: number) => void;
  labels?: Readonly<Record<RangePart, string>> | undefined;
  addLabel?: string | undefined;
  /** Names one row, counted from 1: `Range 2`. */
  rowLabel?: ((number: number) => string) | undefined;
  removeLabel?: ((number: number) => string) | undefined;
}>;

const english = { price: 'Price', min: 'Min', max: 'Max' } as const;

const parts = [
  { part: 'price', decimals: 2 },
  { part: 'min', decimals: 0 },
  { part: 'max', decimals: 0 },
] as const;

const holdsNothing = ({ target }: FocusEvent) => target instanceof HTMLInputElement && target.value === '';

/**
 * Price ranges by pack count, with notes beside each row. The notes of a number that is typed for the first time wait
 * until it is left. Labels are visible above the first row only; the last row cannot be removed (APRD-29).
 */
export const PriceRangeRows = ({
  legend,
  rows,
  register,
  notesOf = () => [],
  error,
  onAdd,
  onRemove,
  labels = english,
  addLabel = 'Add range',
  rowLabel = (number) => `Range ${number}`,
  removeLabel = (number) => `Remove range ${number}`,
}: PriceRangeRowsProps) => {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const blank = useRef(false);
  const [typing, setTyping] = useState<number | null>(null);

  const focusNumber = (row: number, part: RangePart) => {
    const column = parts.findIndex((each) => each.part === part);
    const inputs = group.current?.querySelectorAll<HTMLElement>('.range')[row]?.querySelectorAll('input');
    inputs?.[column]?.focus();
  };
  /** The button unmounts with its row, so focus moves to the row that takes its place. */
  const remove = (row: number) => {
    onRemove(row);
    requestAnimationFrame(() => focusNumber(Math.min(row, rows.length - 2), 'price'));
  };
  /** The button unmounts with its note, so focus moves to the number that it changed. */
  const mend = ({ row, part, apply }: NonNullable<RangeNote['mend']>) => {
    apply();
    focusNumber(row, part);
  };

  return (
    <fieldset ref={group} className="ranges">
      <legend className="mb-3">
        <h3 className="t-heading">{legend}</h3>
      </legend>
      {rows.map((key, row) => {
        const notes = typing === row ? [] : notesOf(row);
        const noteId = (index: number) => `${id}-${key}-${index}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in the fieldset would need a legend that nobody sees
          <div
            key={key}
            className="range"
            role="group"
            aria-label={rowLabel(row + 1)}
            onFocus={(event) => {
              blank.current = holdsNothing(event);
            }}
            onInput={() => blank.current && setTyping(row)}
            onBlur={() => setTyping(null)}
          >
            <div className="range__numbers">
              {parts.map(({ part, decimals }) => (
                <NumberField
                  key={part}
                  size="sm"
                  label={labels[part]}
                  labelHidden={row > 0}
                  decimals={decimals}
                  invalid={notes.some((note) => note.part === part && note.tone === 'danger')}
                  aria-describedby={
                    notes.flatMap((note, index) => (note.part === part ? noteId(index) : [])).join(' ') ||
                    undefined
                  }
                  {...register(row, part)}
                />
              ))}
              <Button
                variant="quiet"
                iconOnly
                className="range__remove"
                aria-label={removeLabel(row + 1)}
                disabled={rows.length === 1}
                onClick={() => remove(row)}
              >
                <Trash2 className="icon" />
              </Button>
            </div>
            <RangeNotes notes={notes} noteId={noteId} onMend={mend} />
          </div>
        );
      })}
      <FieldMessage id={`${id}-message`} error={error} />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAdd}>
        <Plus className="icon" />
        {addLabel}
      </Button>
    </fieldset>
  );
};
