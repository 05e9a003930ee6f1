import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';

type PanelProps = Readonly<{ title: string; className?: string; children: ReactNode }>;

/** A named panel of the dashboard's home. */
export const Panel = ({ title, className, children }: PanelProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={cx('home__panel', className)}>
      <CardHeader title={title} titleId={id} />
      {children}
    </Card>
  );
};
