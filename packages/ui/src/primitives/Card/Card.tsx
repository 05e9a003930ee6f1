import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import './Card.css';

/** Card classes for other elements: `<form className={cardStyles({ padded: true })}>`. */
export const cardStyles = cva('card', {
  variants: {
    padded: { true: 'card--pad' },
    framed: { true: 'card--framed' },
  },
});

type CardProps = Readonly<
  ComponentProps<'div'> & {
    /** Adds 20 px of padding. */
    padded?: boolean | undefined;
    /** Draws a brass line inside the edge. For result and thank-you pages only. */
    framed?: boolean | undefined;
    /** `section` and `article` need a name: `aria-labelledby` or `aria-label`. */
    as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  }
>;

/** A surface that groups content. Never nest cards. */
export const Card = ({ as: Element = 'div', padded, framed, className, ...rest }: CardProps) => (
  <Element {...rest} className={cx(cardStyles({ padded, framed }), className)} />
);

type CardHeaderProps = Readonly<{
  title: ReactNode;
  /** Id for the card's `aria-labelledby`. */
  titleId?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Controls at the right: a select, a button, a link. */
  aside?: ReactNode;
}>;

/** Header of a `Panel`: title, hairline, and controls for the whole panel. */
export const CardHeader = ({ title, titleId, headingLevel = 2, aside }: CardHeaderProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="card__head">
      <Heading className="t-heading" id={titleId}>
        {title}
      </Heading>
      {aside}
    </div>
  );
};
