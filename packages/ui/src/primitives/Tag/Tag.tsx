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

/** The colours a tag comes in. */
export type TagStatus = 'pending' | 'active' | 'delivered' | 'cancel' | 'failed' | 'neutral';

type TagProps = Readonly<{
  /** Chooses the colour; the words carry the meaning. */
  status?: TagStatus | undefined;
  children: string;
}>;

/** A hang tag: the status of one row or one thing. Never pressed, never more than two words. */
export const Tag = ({ status = 'neutral', children }: TagProps) => (
  <span className={styles({ status })}>{children}</span>
);
