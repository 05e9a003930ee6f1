import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './FieldMessage';
import './Field.css';

/** Props of every field besides the native attributes of its control. */
export interface FieldOwnProps {
  /** Above the control; exactly its accessible name. */
  readonly label: string;
  /** Marks the field as optional; one with a `required` control has an asterisk. */
  readonly optional?: boolean | undefined;
  readonly optionalLabel?: string | undefined;
  /** One line under the control; `error` replaces it. */
  readonly hint?: string | undefined;
  /** What is wrong and how to correct it. An empty string means no error. */
  readonly error?: string | undefined;
  /** Outlines the control without a message of its own. */
  readonly invalid?: boolean | undefined;
  /** Hides the label visually, e.g. from the second row of a repeated group on. */
  readonly labelHidden?: boolean | undefined;
  /** Puts the label beside the control, e.g. `Sort by` in a panel header. */
  readonly inline?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Attributes that associate a control with its label and message. */
export type FieldControl = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}>;

/** Props shared by a field and its control. */
type MixedProps = FieldOwnProps &
  Readonly<{ id?: string | undefined; 'aria-describedby'?: string | undefined }>;

/** Splits the props of a field: first those of `Field`, then those of the control. */
export const splitFieldProps = <Props extends MixedProps>({
  label,
  optional,
  optionalLabel,
  hint,
  error,
  invalid,
  labelHidden,
  inline,
  className,
  id,
  'aria-describedby': describedBy,
  ...control
}: Props) =>
  [
    { label, optional, optionalLabel, hint, error, invalid, labelHidden, inline, className, id, describedBy },
    control,
  ] as const;

type FieldProps = FieldOwnProps &
  Readonly<{
    /** Id of the control; generated when omitted. */
    id?: string | undefined;
    /** Ids of further descriptions. */
    describedBy?: string | undefined;
    children: (control: FieldControl) => ReactNode;
  }>;

/**
 * Label, hint and error around a control that `TextField`, `SelectField` and the others do not cover:
 * `<Field label="Colour">{(control) => <input {...control} />}</Field>`.
 */
export const Field = ({
  label,
  optional,
  optionalLabel = 'Optional',
  hint,
  error,
  labelHidden,
  inline,
  className,
  id,
  invalid = false,
  describedBy,
  children,
}: FieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const optionalId = `${controlId}-optional`;
  const messageId = `${controlId}-message`;
  const described = [describedBy, optional && optionalId, (error || hint) && messageId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={cx('field', inline && 'field--inline', className)}>
      <div className={cx('field__head', labelHidden && 'sr-only')}>
        <label className="field__label" htmlFor={controlId}>
          {label}
        </label>
        {/* Outside the label, so that the accessible name is exactly the label. */}
        {optional && (
          <span className="field__optional" id={optionalId}>
            {optionalLabel}
          </span>
        )}
      </div>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': invalid || Boolean(error) || undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
};
