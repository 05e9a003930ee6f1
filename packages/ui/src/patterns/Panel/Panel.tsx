import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';

type PanelProps = Readonly<{
  /** The heading, and the name of the region. */
  title: string;
  headingLevel?: 2 | 3 | undefined;
  /** At the right of the heading: a count, a select, a button. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Not padded: tables and lists reach the edges. */
  children: ReactNode;
}>;

/** A card with a heading that is a region of the page: a table with its title, a part of the dashboard. */
export const Panel = ({ title, headingLevel, aside, className, children }: PanelProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <CardHeader title={title} titleId={id} headingLevel={headingLevel} aside={aside} />
      {children}
    </Card>
  );
};
