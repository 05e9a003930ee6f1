import { cx } from 'class-variance-authority';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { Field, type FieldOwnProps, splitFieldProps } from '../Field/Field';
import { normaliseNumber } from './normaliseNumber';

type NumberFieldProps = FieldOwnProps &
  Readonly<
    Omit<
      ComponentProps<'input'>,
      keyof FieldOwnProps | 'size' | 'type' | 'inputMode' | 'min' | 'max' | 'step'
    > & {
      /** Digits allowed after the point: 0 for counts, 2 for money. Chooses the keyboard of a phone. */
      decimals?: number | undefined;
      /** `sm` (44 px) in tables and panel heads, `md` (48 px) in forms. */
      size?: 'sm' | 'md' | undefined;
    }
  >;

/** Writes plain digits into the field as if they had been typed, so that a controlled parent and a form both hear of it. */
const tidy = (input: HTMLInputElement, decimals: number) => {
  const next = normaliseNumber(input.value, decimals);
  if (next === input.value) return;
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, next);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A number. A text input on purpose: `type="number"` changes under the mouse wheel, drops what it cannot read when pasted,
 * and reads `7,80` differently in each locale. On leaving the field and on Enter, `1,250.00` is rewritten to plain digits;
 * what is no number stays for the form to complain about. The value is always a string.
 */
export const NumberField = ({ decimals = 0, size = 'md', onBlur, onKeyDown, ...props }: NumberFieldProps) => {
  const [field, rest] = splitFieldProps(props);
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    tidy(event.currentTarget, decimals);
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') tidy(event.currentTarget, decimals);
    onKeyDown?.(event);
  };
  return (
    <Field {...field}>
      {(control) => (
        <input
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          className={cx('input tabular-nums', size === 'sm' && 'input--sm')}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
        />
      )}
    </Field>
  );
};
