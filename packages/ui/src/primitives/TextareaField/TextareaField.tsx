import type { ComponentProps } from 'react';
import { Field, type FieldOwnProps, splitFieldProps } from '../Field/Field';
import './TextareaField.css';

type TextareaFieldProps = FieldOwnProps & Readonly<Omit<ComponentProps<'textarea'>, keyof FieldOwnProps>>;

/** Several lines of text, resizable in height only. Takes the result of react-hook-form's `register()`. */
export const TextareaField = (props: TextareaFieldProps) => {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <textarea autoComplete="off" {...rest} {...control} className="input input--lines" />}
    </Field>
  );
};
