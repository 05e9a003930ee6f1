import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../Spinner/Spinner';
import './Button.css';

interface Look {
  /** `ribbon` moves an order on or saves a form, once in a view; `danger` removes something for good. */
  readonly variant?: 'ribbon' | 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `sm` 36 px with a 44 px target, `md` 44 px, `lg` 52 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its place. */
  readonly block?: boolean | undefined;
}

/** Button classes for a link that looks like a button: `<Link className={buttonStyles({ variant: 'ribbon' })}>`. */
export const buttonStyles = cva('btn', {
  variants: {
    variant: {
      ribbon: 'btn--ribbon',
      primary: 'btn--primary',
      secondary: 'btn--secondary',
      quiet: 'btn--quiet',
      danger: 'btn--danger',
    } satisfies Record<NonNullable<Look['variant']>, string>,
    size: { sm: 'btn--sm', md: '', lg: 'btn--lg' } satisfies Record<NonNullable<Look['size']>, string>,
    block: { true: 'btn--block' },
    iconOnly: { true: 'btn--icon' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

/** An icon-only button requires an accessible name. */
type Face = { iconOnly: true; 'aria-label': string } | { iconOnly?: false | undefined };

type ButtonProps = Readonly<
  ComponentProps<'button'> &
    Look &
    Face & {
      /** The action is running: shows a spinner, stays focusable and ignores presses. */
      loading?: boolean | undefined;
      /** Replaces the label while `loading`; the button keeps at least the width of its label. */
      loadingLabel?: string | undefined;
    }
>;

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button, `type="button"` by default. `ribbon` is the one action that moves an order on or saves a form, `primary`
 * any other main action.
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
        {/* Wrapped, because browser translation moves bare text nodes and React could no longer remove them. */}
        {!(loading && iconOnly) && <span className="contents">{children}</span>}
      </>
    )}
  </button>
);
