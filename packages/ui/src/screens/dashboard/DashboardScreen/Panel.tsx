import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Sheet, SheetHead } from '../../../primitives/Sheet/Sheet';

type PanelProps = Readonly<{ title: string; className?: string; children: ReactNode }>;

/** A named panel of the dashboard's home. */
export const Panel = ({ title, className, children }: PanelProps) => {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id} className={cx('home__panel', className)}>
      <SheetHead title={title} titleId={id} />
      {children}
    </Sheet>
  );
};
