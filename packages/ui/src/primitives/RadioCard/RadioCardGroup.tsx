import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { RadioFieldset, type RadioFieldsetOwnProps } from '../RadioGroup/RadioFieldset';
import './RadioCard.css';

const styles = cva('radio-cards', {
  variants: { columns: { 1: '', 2: 'radio-cards--2', 3: 'radio-cards--3' } },
});

type RadioCardGroupProps = RadioFieldsetOwnProps &
  Readonly<{
    /** Lays the cards out side by side from 768 px. */
    columns?: 1 | 2 | 3 | undefined;
    /** `RadioCard`s. */
    children: ReactNode;
  }>;

/** A set of `RadioCard`s under a question, with a message when none is chosen. */
export const RadioCardGroup = ({ columns = 2, children, ...group }: RadioCardGroupProps) => (
  <RadioFieldset {...group}>
    <div className={styles({ columns })}>{children}</div>
  </RadioFieldset>
);
