import { Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import './PriceRangeRows.css';

/** The numbers of a range: the unit price, and the smallest and largest pack count. */
export type RangePart = 'price' | 'min' | 'max';

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
  /** Whether a number is invalid; `error` is the one message for all. */
  isInvalid?: ((row: number, part: RangePart) => boolean) | undefined;
  /** What is wrong with the ranges and how to correct it. An empty string means no error. */
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

/**
 * Price ranges by pack count, with one message for all. Labels are visible above the first row only; the last row
 * cannot be removed (APRD-29).
 */
export const PriceRangeRows = ({
  legend,
  rows,
  register,
  isInvalid = () => false,
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

  /** The button goes with its row, so focus moves to the row that takes its place. */
  const remove = (row: number) => {
    onRemove(row);
    requestAnimationFrame(() => {
      const left = group.current?.querySelectorAll<HTMLElement>('.range') ?? [];
      left[Math.min(row, left.length - 1)]?.querySelector('input')?.focus();
    });
  };

  return (
    <fieldset ref={group} className="ranges">
      <legend className="t-heading mb-3">{legend}</legend>
      {rows.map((key, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in the fieldset would need a legend that nobody sees
        <div key={key} className="range" role="group" aria-label={rowLabel(row + 1)}>
          {parts.map(({ part, decimals }) => (
            <NumberField
              key={part}
              label={labels[part]}
              labelHidden={row > 0}
              decimals={decimals}
              invalid={isInvalid(row, part)}
              aria-describedby={error ? `${id}-message` : undefined}
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
      ))}
      <FieldMessage id={`${id}-message`} error={error} />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAdd}>
        <Plus className="icon" />
        {addLabel}
      </Button>
    </fieldset>
  );
};
