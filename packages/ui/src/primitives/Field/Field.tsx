import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './FieldMessage';
import './Field.css';

/** What every field of the family takes besides the native attributes of its control. */
export type FieldOwnProps = Readonly<{
  /** The words above the control; they are its accessible name, to the letter. */
  label: string;
  /** Marks the field with `Optional`. Required is the norm and carries no mark. */
  optional?: boolean | undefined;
  optionalLabel?: string | undefined;
  /** One short line under the control, replaced by `error` while there is one. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. An empty string counts as none. */
  error?: string | undefined;
  /** Outlines the control without words of its own: they stand elsewhere (`aria-describedby`), or none are written. */
  invalid?: boolean | undefined;
  /** Keeps the label for assistive technology only, e.g. in the second row of a repeated group. */
  labelHidden?: boolean | undefined;
  /** Puts the label beside the control, e.g. `Sort by` in the head of a panel. */
  inline?: boolean | undefined;
  className?: string | undefined;
}>;

/** The attributes that tie a control to its label and its message. */
export type FieldControl = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}>;

/** What a field and its control are told in one breath. */
type MixedProps = FieldOwnProps &
  Readonly<{ id?: string | undefined; 'aria-describedby'?: string | undefined }>;

/** Parts the props of a field of the family: first what `Field` takes, then what is left for the control. */
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
    /** The id of the control; one is made when it is left away. */
    id?: string | undefined;
    /** Ids of further texts that describe the control. */
    describedBy?: string | undefined;
    children: (control: FieldControl) => ReactNode;
  }>;

/**
 * Label, mark, hint and error around one control. Use `TextField`, `SelectField` and the like first;
 * this one is for a control they do not cover: `<Field label="Colour">{(control) => <input {...control} />}</Field>`.
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
        {/* outside the label, so that the name of the control stays the bare label */}
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
