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

/** Props of every radio group. */
export type RadioFieldsetOwnProps = Readonly<{
  /** The question; names the group. */
  legend: string;
  /** How the question looks: section title or heading, which are headings, field label, or visually hidden. */
  legendLook?: 'title' | 'heading' | 'label' | 'hidden' | undefined;
  hint?: string | undefined;
  /** What is wrong and how to correct it. An empty string means no error. */
  error?: string | undefined;
}>;

type RadioFieldsetProps = RadioFieldsetOwnProps & Readonly<{ children: ReactNode }>;

/** A question and its radios; the base of `RadioCardGroup` and `RadioGroup`. */
export const RadioFieldset = ({
  legend,
  legendLook = 'label',
  hint,
  error,
  children,
}: RadioFieldsetProps) => {
  const id = useId();
  const Legend = legendLook === 'title' || legendLook === 'heading' ? 'h2' : 'p';
  return (
    <div
      className="radio-fieldset"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${id}-message` : undefined}
    >
      <Legend id={`${id}-legend`} className={legendStyles({ look: legendLook })}>
        {legend}
      </Legend>
      {children}
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </div>
  );
};
