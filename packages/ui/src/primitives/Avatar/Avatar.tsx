import { cva } from 'class-variance-authority';
import './Avatar.css';

const styles = cva('avatar', { variants: { size: { md: '', lg: 'avatar--lg' } } });

type AvatarProps = Readonly<{
  /** The person's name; its first letter is shown. An empty name shows a plain disc. */
  name: string;
  /** `md` 40 px, `lg` 72 px. */
  size?: 'md' | 'lg' | undefined;
}>;

/** The first letter of a person's name. Decoration: write the name beside it, or name the link or button it stands in. */
export const Avatar = ({ name, size = 'md' }: AvatarProps) => (
  <span className={styles({ size })} aria-hidden="true">
    {Array.from(name.trim())[0]}
  </span>
);
