import { cva } from 'class-variance-authority';
import './Tag.css';

const styles = cva('tag', {
  variants: {
    status: {
      pending: 'tag--pending',
      active: 'tag--active',
      delivered: 'tag--delivered',
      cancel: 'tag--cancel',
      failed: 'tag--failed',
      neutral: '',
    },
  },
});

/** Statuses with a colour of their own. */
export type TagStatus = 'pending' | 'active' | 'delivered' | 'cancel' | 'failed' | 'neutral';

type TagProps = Readonly<{
  /** Sets the colour; the text carries the meaning. */
  status?: TagStatus | undefined;
  children: string;
}>;

/** A hang tag: a status in one or two words. Not interactive. */
export const Tag = ({ status = 'neutral', children }: TagProps) => (
  <span className={styles({ status })}>{children}</span>
);
