import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldOwnProps, splitFieldProps } from '../Field/Field';
import './SelectField.css';

/** An option; `value` is what the form receives. */
export type SelectOption = Readonly<{
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
}>;

type SelectFieldProps = FieldOwnProps &
  Readonly<
    Omit<ComponentProps<'select'>, keyof FieldOwnProps | 'size' | 'multiple' | 'children'> & {
      options: readonly SelectOption[];
      /** Label of the empty first option; `null` when an option always applies, e.g. a sort order. */
      placeholder?: string | null | undefined;
      /** `sm` (44 px) in tables and panel heads, `md` (48 px) in forms. */
      size?: 'sm' | 'md' | undefined;
    }
  >;

/** A native select. For two to four options that matter use `RadioCard`. */
export const SelectField = ({
  options,
  placeholder = '-- Select --',
  size = 'md',
  ...props
}: SelectFieldProps) => {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="select">
          <select
            autoComplete="off"
            {...rest}
            {...control}
            className={cx('input', size === 'sm' && 'input--sm')}
          >
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map(({ label, ...option }) => (
              <option key={option.value} {...option}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="icon" />
        </div>
      )}
    </Field>
  );
};
