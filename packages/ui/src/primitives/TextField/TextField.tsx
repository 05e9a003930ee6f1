import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldOwnProps } from '../Field/Field';

type TextFieldProps = FieldOwnProps &
  Readonly<
    Omit<ComponentProps<'input'>, keyof FieldOwnProps | 'size' | 'type'> & {
      type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | undefined;
      /** `sm` (44 px) in tables and panel heads, `md` (48 px) in forms. */
      size?: 'sm' | 'md' | undefined;
    }
  >;

/**
 * One line of text. Takes the result of react-hook-form's `register()` and every native attribute;
 * give `autoComplete` wherever the browser may know the answer.
 */
export const TextField = ({
  label,
  optional,
  optionalLabel,
  hint,
  error,
  labelHidden,
  inline,
  className,
  id,
  size = 'md',
  type = 'text',
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) => (
  <Field
    {...{ label, optional, optionalLabel, hint, error, labelHidden, inline, className, id, describedBy }}
  >
    {(control) => (
      <input {...rest} {...control} type={type} className={cx('input', size === 'sm' && 'input--sm')} />
    )}
  </Field>
);
