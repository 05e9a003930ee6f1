import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldOwnProps, splitFieldProps } from '../Field/Field';

type TextFieldProps = FieldOwnProps &
  Readonly<
    Omit<ComponentProps<'input'>, keyof FieldOwnProps | 'size' | 'type'> & {
      type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'datetime-local' | undefined;
      /** `sm` (44 px) in tables and panel heads, `md` (48 px) in forms. */
      size?: 'sm' | 'md' | undefined;
    }
  >;

/**
 * One line of text. Takes the result of react-hook-form's `register()`; give `autoComplete` wherever the browser may
 * know the answer.
 */
export const TextField = ({ size = 'md', type = 'text', ...props }: TextFieldProps) => {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <input {...rest} {...control} type={type} className={cx('input', size === 'sm' && 'input--sm')} />
      )}
    </Field>
  );
};
