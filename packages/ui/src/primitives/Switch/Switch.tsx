import * as Radix from '@radix-ui/react-switch';
import { type Ref, useId } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import '../Field/Field.css';
import './Switch.css';

type SwitchProps = Readonly<{
  /** What is on or off, e.g. `Ask for size?`; pressing the words toggles too. */
  label: string;
  /** Kept by the parent (react-hook-form: `useController`); leave it away to let the switch keep it itself. */
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Sends `on` with the form while it is on. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  hint?: string | undefined;
  /** What is wrong and how to mend it. An empty string counts as none. */
  error?: string | undefined;
}>;

/** A switch: something that is on or off from the moment it is pressed. For what a form sends or a person agrees to use `Checkbox`. */
export const Switch = ({
  label,
  checked,
  defaultChecked,
  onCheckedChange,
  hint,
  error,
  ...rest
}: SwitchProps) => {
  const id = useId();
  return (
    <div>
      <div className="switch">
        <Radix.Root
          {...rest}
          id={id}
          className="switch__track"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-message` : undefined}
          {...(checked !== undefined && { checked })}
          {...(defaultChecked !== undefined && { defaultChecked })}
          {...(onCheckedChange && { onCheckedChange })}
        >
          <Radix.Thumb className="switch__knob" />
        </Radix.Root>
        <label className="switch__label" htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </div>
  );
};
