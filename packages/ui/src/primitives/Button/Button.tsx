import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../Spinner/Spinner';
import './Button.css';

/**
 * The classes of a button, for a link that is an action in disguise: `<Link className={buttonStyles({ variant: 'ribbon' })}>`.
 * Takes the same `variant`, `size`, `block` and `iconOnly` as `Button`.
 */
export const buttonStyles = cva('btn', {
  variants: {
    variant: {
      ribbon: 'btn--ribbon',
      primary: 'btn--primary',
      secondary: 'btn--secondary',
      quiet: 'btn--quiet',
      danger: 'btn--danger',
    },
    size: { sm: 'btn--sm', md: '', lg: 'btn--lg' },
    block: { true: 'btn--block' },
    iconOnly: { true: 'btn--icon' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

type Look = Omit<VariantProps<typeof buttonStyles>, 'iconOnly'>;

/** A square button with nothing but an icon needs words for those who do not see it. */
type Face = { iconOnly: true; 'aria-label': string } | { iconOnly?: false | undefined };

type ButtonProps = Readonly<
  ComponentProps<'button'> &
    Look &
    Face & {
      /** The action is running: shows a ring, stays focusable, and does nothing when pressed. */
      loading?: boolean | undefined;
      /** Words shown beside the ring while `loading`; the button never becomes narrower than its own label. */
      loadingLabel?: string | undefined;
    }
>;

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button. `ribbon` is the one action of a view that moves the order on; `primary` any other main action;
 * `secondary`, `quiet` and `danger` for the rest. Sizes: `sm` 36 px with a 44 px target, `md` 44 px, `lg` 52 px.
 * Is `type="button"` unless told otherwise.
 */
export const Button = ({
  variant,
  size,
  block,
  iconOnly,
  loading = false,
  loadingLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={cx(buttonStyles({ variant, size, block, iconOnly }), className)}
    onClick={loading ? ignore : onClick}
    {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
  >
    {loading && loadingLabel !== undefined ? (
      <span className="btn__faces">
        <span className="invisible" aria-hidden="true">
          {children}
        </span>
        <span>
          <Spinner />
          {loadingLabel}
        </span>
      </span>
    ) : (
      <>
        {loading && <Spinner />}
        {/* In an element of their own: a browser's translator moves bare words, and React could not take them away. */}
        {!(loading && iconOnly) && <span className="contents">{children}</span>}
      </>
    )}
  </button>
);
