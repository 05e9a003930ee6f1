import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import './TextLink.css';

/** The classes of a text link, for the link component of a router: `<Link className={linkStyles({ tall: true })}>`. */
export const linkStyles = cva('link', {
  variants: {
    /** Stands alone rather than in a sentence: 44 px high, an icon may stand beside the words. */
    tall: { true: 'link--tall' },
  },
});

type TextLinkProps = Readonly<ComponentProps<'a'> & VariantProps<typeof linkStyles>>;

/** A plain anchor with the brass underline, for addresses outside the app (mail, telephone, other sites). */
export const TextLink = ({ tall, className, children, ...rest }: TextLinkProps) => (
  <a {...rest} className={cx(linkStyles({ tall }), className)}>
    {children}
  </a>
);
