import type { ComponentProps } from 'react';
import { Field, type FieldOwnProps } from '../Field/Field';
import './TextareaField.css';

type TextareaFieldProps = FieldOwnProps & Readonly<Omit<ComponentProps<'textarea'>, keyof FieldOwnProps>>;

/** Several lines of text. Can be made taller, never wider; takes the result of react-hook-form's `register()`. */
export const TextareaField = ({
  label,
  optional,
  optionalLabel,
  hint,
  error,
  labelHidden,
  inline,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextareaFieldProps) => (
  <Field
    {...{ label, optional, optionalLabel, hint, error, labelHidden, inline, className, id, describedBy }}
  >
    {(control) => <textarea autoComplete="off" {...rest} {...control} className="input input--lines" />}
  </Field>
);
