import { cva, cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import './Stepper.css';

const stepStyles = cva('stepper__step', {
  variants: { state: { done: 'stepper__step--done', current: 'stepper__step--current', ahead: '' } },
});

const stateOf = (step: number, current: number) =>
  step < current ? 'done' : step === current ? 'current' : 'ahead';

type StepperProps = Readonly<{
  /** Accessible name of the stepper. */
  label: string;
  /** Step names in order, all different. */
  steps: readonly string[];
  /** The current step, from 1; beyond the last step, the last stays current. */
  current: number;
  /** Makes completed steps buttons; called with the pressed step, from 1. */
  onStep?: ((step: number) => void) | undefined;
  /** Draws the ribbon from the window's left edge; needs a `.page` container. */
  bleed?: boolean | undefined;
}>;

/**
 * Progress through named steps: completed ones are knots, the current one a bow. A phone shows only the current name
 * and the count.
 */
export const Stepper = ({ label, steps, current, onStep, bleed = true }: StepperProps) => {
  const at = Math.min(Math.max(current, 1), steps.length);
  const measure: CSSProperties & Record<'--n' | '--at', number> = { '--n': steps.length, '--at': at };
  return (
    <nav aria-label={label}>
      <div className={cx('stepper', bleed && 'stepper--bleed')} style={measure}>
        <span className="stepper__track" />
        <span className="stepper__fill" />
        <ol className="contents">
          {steps.map((step, index) => {
            const state = stateOf(index + 1, at);
            return (
              <li
                key={step}
                className={stepStyles({ state })}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                {onStep && state === 'done' ? (
                  <button type="button" className="stepper__link" onClick={() => onStep(index + 1)}>
                    <span className="stepper__label">{step}</span>
                  </button>
                ) : (
                  <span className="stepper__label">{step}</span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <p className="stepper__count" aria-hidden="true">
        <span>{steps[at - 1]}</span>
        <span className="stepper__of">{`${at} of ${steps.length}`}</span>
      </p>
    </nav>
  );
};
