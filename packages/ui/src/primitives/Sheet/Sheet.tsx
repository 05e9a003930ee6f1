import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import './Sheet.css';

/** The classes of a sheet, for elements `Sheet` does not offer, e.g. a form: `<form className={sheetStyles({ padded: true })}>`. */
export const sheetStyles = cva('sheet', {
  variants: {
    /** 20 px of space inside. */
    padded: { true: 'sheet--pad' },
    /** A brass line 8 px inside the edge. For results and thanks only. */
    framed: { true: 'sheet--framed' },
  },
});

type SheetProps = Readonly<
  ComponentProps<'div'> &
    VariantProps<typeof sheetStyles> & {
      /** `section` and `article` want a name: give `aria-labelledby` or `aria-label`. */
      as?: 'div' | 'section' | 'article' | 'aside' | undefined;
    }
>;

/** Card stock on the page: anything that holds content together. Paper never lies on a second sheet. */
export const Sheet = ({ as: Element = 'div', padded, framed, className, ...rest }: SheetProps) => (
  <Element {...rest} className={cx(sheetStyles({ padded, framed }), className)} />
);

type SheetHeadProps = Readonly<{
  title: ReactNode;
  /** For `aria-labelledby` of the sheet. */
  titleId?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Controls at the right: a select, a button, a link. */
  aside?: ReactNode;
}>;

/** The head of a sheet that is a panel: its title, a hairline, and what acts on the panel as a whole. */
export const SheetHead = ({ title, titleId, headingLevel = 2, aside }: SheetHeadProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="sheet__head">
      <Heading className="t-heading" id={titleId}>
        {title}
      </Heading>
      {aside}
    </div>
  );
};
