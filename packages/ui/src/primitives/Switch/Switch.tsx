import * as Radix from '@radix-ui/react-switch';
import { type Ref, useId } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import '../Field/Field.css';
import './Switch.css';

type SwitchProps = Readonly<{
  /** Names the switch, e.g. `Ask for size?`; pressing the label toggles too. */
  label: string;
  /** Controlled value (react-hook-form: `useController`). Omit it for an uncontrolled switch. */
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Name in the form, which sends `on` while the switch is on. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  hint?: string | undefined;
  /** What is wrong and how to correct it. An empty string means no error. */
  error?: string | undefined;
}>;

/** A setting that takes effect as soon as it is pressed. For consent or a value a form sends use `Checkbox`. */
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
