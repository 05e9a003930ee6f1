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
      /** Decimal places: 0 for counts, 2 for money. Also selects the phone keyboard. */
      decimals?: number | undefined;
      /** `sm` (44 px) in tables and panel heads, `md` (48 px) in forms. */
      size?: 'sm' | 'md' | undefined;
    }
  >;

/** Writes the value through the native setter and fires `input`, so that controlled parents and forms both notice. */
const tidy = (input: HTMLInputElement, decimals: number) => {
  const next = normaliseNumber(input.value, decimals);
  if (next === input.value) return;
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, next);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A number as a string, normalised on blur and Enter. A text input, because `type="number"` changes under the mouse
 * wheel, drops pasted text and depends on the locale.
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
