import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import './Card.css';

/** The classes of a card, for elements `Card` does not offer, e.g. a form: `<form className={cardStyles({ padded: true })}>`. */
export const cardStyles = cva('card', {
  variants: {
    /** 20 px of space inside. */
    padded: { true: 'card--pad' },
    /** A brass line 8 px inside the edge. For results and thanks only. */
    framed: { true: 'card--framed' },
  },
});

type CardProps = Readonly<
  ComponentProps<'div'> &
    VariantProps<typeof cardStyles> & {
      /** `section` and `article` want a name: give `aria-labelledby` or `aria-label`. */
      as?: 'div' | 'section' | 'article' | 'aside' | undefined;
    }
>;

/** Card stock on the page: anything that holds content together. Paper never lies on a second card. */
export const Card = ({ as: Element = 'div', padded, framed, className, ...rest }: CardProps) => (
  <Element {...rest} className={cx(cardStyles({ padded, framed }), className)} />
);

type CardHeaderProps = Readonly<{
  title: ReactNode;
  /** For `aria-labelledby` of the card. */
  titleId?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Controls at the right: a select, a button, a link. */
  aside?: ReactNode;
}>;

/** The head of a card that is a panel: its title, a hairline, and what acts on the panel as a whole. */
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
