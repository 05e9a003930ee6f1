import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldOwnProps } from '../Field/Field';
import './PasswordField.css';

type PasswordFieldProps = FieldOwnProps &
  Readonly<
    Omit<ComponentProps<'input'>, keyof FieldOwnProps | 'size' | 'type'> & {
      showLabel?: string | undefined;
      hideLabel?: string | undefined;
    }
  >;

/**
 * A password with a button that shows and hides it. Give `autoComplete`: `current-password` when signing in,
 * `new-password` when one is chosen. Hidden again whenever the page is loaded anew.
 */
export const PasswordField = ({
  label,
  optional,
  optionalLabel,
  hint,
  error,
  labelHidden,
  inline,
  className,
  id,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const Glyph = shown ? EyeOff : Eye;
  return (
    <Field
      {...{ label, optional, optionalLabel, hint, error, labelHidden, inline, className, id, describedBy }}
    >
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
            aria-label={shown ? hideLabel : showLabel}
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
