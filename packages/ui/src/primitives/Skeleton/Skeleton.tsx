import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import './Skeleton.css';

const styles = cva('skel', { variants: { shape: { text: 'skel--text', box: '', round: 'skel--round' } } });

type SkeletonProps = Readonly<{
  /** `text` one line, `box` a picture, field or card, `round` an avatar. */
  shape?: 'text' | 'box' | 'round' | undefined;
  /** A CSS length or percentage, as wide as what will stand here. */
  width?: CSSProperties['width'];
  /** A CSS length; a line of text is 1rem high by itself. */
  height?: CSSProperties['height'];
  /** Instead of a height, e.g. `5 / 4.4`. */
  ratio?: CSSProperties['aspectRatio'];
}>;

/**
 * Folded tissue in the place, and of the size, of what is being loaded. Silent: the area that loads says so once
 * (`ResourceView` does).
 */
export const Skeleton = ({ shape = 'text', width, height, ratio }: SkeletonProps) => (
  <span className={styles({ shape })} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
);
