import { cva, cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import './Stepper.css';

const stepStyles = cva('stepper__step', {
  variants: { state: { done: 'stepper__step--done', current: 'stepper__step--current', ahead: '' } },
});

const stateOf = (step: number, current: number) =>
  step < current ? 'done' : step === current ? 'current' : 'ahead';

type StepperProps = Readonly<{
  /** The accessible name of this way through the steps. */
  label: string;
  /** The names of the steps, in order; each differs from the others. */
  steps: readonly string[];
  /** The step the person is at, from 1. Beyond the last step, the last one stays current. */
  current: number;
  /** Makes the passed steps buttons; receives the step that was pressed, from 1. */
  onStep?: ((step: number) => void) | undefined;
  /** The words of the count on a phone, e.g. `3 of 4`. */
  countLabel?: ((step: number, of: number) => string) | undefined;
  /** Draws the ribbon from the left edge of the window; needs a `.page` container around it. */
  bleed?: boolean | undefined;
}>;

/**
 * How far a parcel is: a passed step is a knot, the current one a bow, the rest eyelets still to thread. On a phone only the
 * name of the current step and the count are shown.
 */
export const Stepper = ({
  label,
  steps,
  current,
  onStep,
  countLabel = (step, of) => `${step} of ${of}`,
  bleed = true,
}: StepperProps) => {
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
        <span className="stepper__of">{countLabel(at, steps.length)}</span>
      </p>
    </nav>
  );
};
