import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import './EmptyState.css';

const styles = cva('empty', { variants: { layout: { stack: '', row: 'empty--row' } } });

type EmptyStateProps = Readonly<{
  /** The exact sentence, e.g. `No orders found`. */
  message: string;
  /** Another picture than the open box, or `null` for none. */
  picture?: string | null | undefined;
  /** `row` lays picture and message beside each other where there is little height. */
  layout?: 'stack' | 'row' | undefined;
  /** What the person can do about it: one button or link. */
  children?: ReactNode;
}>;

/** There is nothing here, and that is no fault: an open box and the reason. */
export const EmptyState = ({
  message,
  picture = '/pictures/state-empty.svg',
  layout = 'stack',
  children,
}: EmptyStateProps) => (
  <div className={styles({ layout })}>
    {picture && <img className="empty__picture" src={picture} alt="" width={480} height={480} />}
    <p className="strong">{message}</p>
    {children}
  </div>
);
