import { cva, cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import './OrderRibbon.css';

const stepStyles = cva('order-ribbon__step', {
  variants: {
    state: { done: 'order-ribbon__step--done', current: 'order-ribbon__step--current', ahead: '' },
  },
});

const stateOf = (step: number, current: number) =>
  step < current ? 'done' : step === current ? 'current' : 'ahead';

type OrderRibbonProps = Readonly<{
  /** Accessible name of the list. */
  label: string;
  /** The steps in order; `detail` says when, or by when. */
  steps: readonly Readonly<{ name: string; detail: string | null }>[];
  /** The current step, from 1. */
  current: number;
  /** The order ended before its last step: the ribbon is cut after the current one. */
  cut?: boolean | undefined;
}>;

/**
 * The way of an order from mockup to delivery as a ribbon of time: across a wide page and on paper, downwards on a phone.
 * For steps that somebody walks through there is `Stepper`.
 */
export const OrderRibbon = ({ label, steps, current, cut = false }: OrderRibbonProps) => {
  const measure: CSSProperties & Record<'--n' | '--at', number> = { '--n': steps.length, '--at': current };
  return (
    <ol className={cx('order-ribbon', cut && 'order-ribbon--cut')} aria-label={label} style={measure}>
      {steps.map(({ name, detail }, index) => {
        const state = stateOf(index + 1, current);
        return (
          <li
            key={name}
            className={stepStyles({ state })}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="order-ribbon__name">{name}</span>
            {detail !== null && <span className="order-ribbon__detail">{detail}</span>}
          </li>
        );
      })}
    </ol>
  );
};
