import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import '../Field/Field.css';
import './RadioFieldset.css';

const legendStyles = cva('', {
  variants: {
    look: {
      title: 'radio-fieldset__legend t-title',
      heading: 'radio-fieldset__legend t-heading',
      label: 'radio-fieldset__legend radio-fieldset__legend--label',
      hidden: 'sr-only',
    },
  },
});

/** What every group of radios takes. */
export type RadioFieldsetOwnProps = Readonly<{
  /** The question the group answers; it names the group. */
  legend: string;
  /** How the question is shown: as a section's title, a heading, a field label, or for assistive technology only. */
  legendLook?: 'title' | 'heading' | 'label' | 'hidden' | undefined;
  hint?: string | undefined;
  /** What is wrong and how to mend it. An empty string counts as none. */
  error?: string | undefined;
}>;

type RadioFieldsetProps = RadioFieldsetOwnProps & Readonly<{ children: ReactNode }>;

/** A question and its radios, whatever they look like. `RadioCardGroup` and `RadioGroup` are made of it. */
export const RadioFieldset = ({
  legend,
  legendLook = 'label',
  hint,
  error,
  children,
}: RadioFieldsetProps) => {
  const id = useId();
  return (
    <div
      className="radio-fieldset"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${id}-message` : undefined}
    >
      <p id={`${id}-legend`} className={legendStyles({ look: legendLook })}>
        {legend}
      </p>
      {children}
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </div>
  );
};
