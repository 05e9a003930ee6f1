import { cva } from 'class-variance-authority';
import './Avatar.css';

const styles = cva('avatar', { variants: { size: { md: '', lg: 'avatar--lg' } } });

type AvatarProps = Readonly<{
  /** Shows the first letter of the name; a plain disc for an empty one. */
  name: string;
  /** `md` 40 px, `lg` 72 px. */
  size?: 'md' | 'lg' | undefined;
}>;

/** The initial of a person's name. Decorative: show the name beside it or name its link or button. */
export const Avatar = ({ name, size = 'md' }: AvatarProps) => (
  <span className={styles({ size })} aria-hidden="true">
    {Array.from(name.trim())[0]}
  </span>
);
