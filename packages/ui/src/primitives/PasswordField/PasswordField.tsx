import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldOwnProps, splitFieldProps } from '../Field/Field';
import './PasswordField.css';

type PasswordFieldProps = FieldOwnProps &
  Readonly<Omit<ComponentProps<'input'>, keyof FieldOwnProps | 'size' | 'type'>>;

/**
 * A password with a show/hide button. Give `autoComplete`: `current-password` to sign in, `new-password` to choose
 * one.
 */
export const PasswordField = (props: PasswordFieldProps) => {
  const [field, rest] = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  const Glyph = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(control) => (
        <div className="password">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input"
          />
          <button
            type="button"
            className="password__eye"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            <Glyph className="icon" />
          </button>
        </div>
      )}
    </Field>
  );
};
