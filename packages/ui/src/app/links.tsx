import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';

type ButtonLooks = Parameters<typeof buttonStyles>[0];

/** A link that looks like a button, for actions that only navigate. */
export const ButtonLink = ({
  variant,
  size,
  block,
  className,
  ...rest
}: LinkProps & NonNullable<Pick<NonNullable<ButtonLooks>, 'variant' | 'size' | 'block'>>) => (
  <Link {...rest} className={buttonStyles({ variant, size, block, className })} />
);

/** A link within text or beside a heading. */
export const InlineLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link {...rest} className={linkStyles({ className })} />
);

type OpenLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The id of the heading on the page that it leads to; by default the reader stays. */
  readonly goal?: string;
};

/** A link whose target the specification leaves at '#' (HOME-17, HOME-19, B-09). It never jumps to the top. */
export const OpenLink = ({ goal = '', ...props }: OpenLinkProps) => (
  // biome-ignore lint/a11y/useValidAnchor: the specification gives no target
  <a
    {...props}
    href="#"
    onClick={(event) => {
      event.preventDefault();
      const heading = document.getElementById(goal);
      heading?.scrollIntoView();
      focusHeading(heading);
    }}
  />
);
