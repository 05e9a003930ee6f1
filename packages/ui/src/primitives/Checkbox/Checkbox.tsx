import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import '../Field/Field.css';
import './Checkbox.css';

type CheckboxProps = Readonly<
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'children'> & {
    /** Pressing it toggles the box too. May contain a link. */
    label: ReactNode;
    hint?: string | undefined;
    /** What is wrong and how to correct it. An empty string means no error. */
    error?: string | undefined;
  }
>;

/** A checkbox in a form: consent or an option. Takes the result of react-hook-form's `register()`. */
export const Checkbox = ({ label, hint, error, id, ...rest }: CheckboxProps) => {
  const ownId = useId();
  const messageId = `${id ?? ownId}-message`;
  return (
    <div>
      <label className="check">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="check__box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messageId : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
};
