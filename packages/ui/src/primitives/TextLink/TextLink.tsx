import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import './TextLink.css';

/** Text link classes for a router's link: `<Link className={linkStyles({ tall: true })}>`. */
export const linkStyles = cva('link', {
  variants: {
    tall: { true: 'link--tall' },
  },
});

type TextLinkProps = Readonly<
  ComponentProps<'a'> & {
    /** For a link outside a sentence: 44 px high, may have an icon. */
    tall?: boolean | undefined;
  }
>;

/** An anchor for addresses outside the app: mail, telephone, other sites. */
export const TextLink = ({ tall, className, children, ...rest }: TextLinkProps) => (
  <a {...rest} className={cx(linkStyles({ tall }), className)}>
    {children}
  </a>
);
