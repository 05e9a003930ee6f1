import type { ComponentProps } from 'react';
import '../Checkbox/Checkbox.css';
import { RadioFieldset, type RadioFieldsetOwnProps } from './RadioFieldset';

type RadioGroupProps = RadioFieldsetOwnProps &
  Readonly<
    Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> & {
      /** One name for all options: they exclude each other. */
      name: string;
      options: readonly Readonly<{ value: string; label: string }>[];
      /** The chosen value where the parent keeps it; leave it away inside a form that registers the field. */
      value?: string | undefined;
      defaultValue?: string | undefined;
    }
  >;

/**
 * Yes or No, drawn as two boxes to tick and behaving as radios: ticking one clears the other, arrow keys move between
 * them. Takes the result of react-hook-form's `register()`, which it hands to each radio.
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
