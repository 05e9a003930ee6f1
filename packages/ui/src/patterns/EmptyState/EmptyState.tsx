import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import './EmptyState.css';

const styles = cva('empty', { variants: { layout: { stack: '', row: 'empty--row' } } });

type EmptyStateProps = Readonly<{
  /** The exact sentence, e.g. `No orders found`. */
  message: string;
  /** Replaces the open box; `null` shows no picture. */
  picture?: string | null | undefined;
  /** `row` puts the picture beside the message where height is scarce. */
  layout?: 'stack' | 'row' | undefined;
  /** What to do about it: one button or link. */
  children?: ReactNode;
}>;

/** An empty list or page: an open box and the reason. */
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
