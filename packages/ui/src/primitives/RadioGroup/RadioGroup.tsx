import type { ComponentProps } from 'react';
import '../Checkbox/Checkbox.css';
import { RadioFieldset, type RadioFieldsetOwnProps } from './RadioFieldset';

type RadioGroupProps = RadioFieldsetOwnProps &
  Readonly<
    Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> & {
      /** Shared by all options. */
      name: string;
      options: readonly Readonly<{ value: string; label: string }>[];
      /** Controlled value. Omit it when a form registers the field. */
      value?: string | undefined;
      defaultValue?: string | undefined;
    }
  >;

/**
 * Radios drawn as checkboxes, e.g. Yes or No. Takes the result of react-hook-form's `register()`, which it passes to
 * each radio.
 */
export const RadioGroup = ({
  legend,
  legendLook,
  hint,
  error,
  options,
  value,
  defaultValue,
  ...radio
}: RadioGroupProps) => (
  <RadioFieldset {...{ legend, legendLook, hint, error }}>
    <div className="flex flex-wrap gap-x-8">
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            {...radio}
            type="radio"
            className="check__box"
            value={option.value}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </RadioFieldset>
);
