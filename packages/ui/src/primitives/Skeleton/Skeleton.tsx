import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import './Skeleton.css';

const styles = cva('skel', { variants: { shape: { text: 'skel--text', box: '', round: 'skel--round' } } });

type SkeletonProps = Readonly<{
  /** `text` one line, `box` a picture, field or card, `round` an avatar. */
  shape?: 'text' | 'box' | 'round' | undefined;
  /** CSS width of the content to come. */
  width?: CSSProperties['width'];
  /** CSS height; a line of text is 1rem high by default. */
  height?: CSSProperties['height'];
  /** Instead of a height, e.g. `5 / 4.4`. */
  ratio?: CSSProperties['aspectRatio'];
}>;

/**
 * A placeholder of the size of what is being loaded. Hidden from assistive technology: `ResourceView` announces
 * loading once.
 */
export const Skeleton = ({ shape = 'text', width, height, ratio }: SkeletonProps) => (
  <span className={styles({ shape })} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
);
