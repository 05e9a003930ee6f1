import type { ReactNode, Ref } from 'react';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { useDrawnLogo } from './BuyerLogo/useBuyerLogo';
import './OrderLayout.css';

type OrderLayoutProps = Readonly<{
  title: string;
  /** Ref of the title, so that a screen can move focus to it after a change in place. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One line under the title. */
  lead?: ReactNode;
  /** A link or button beside the title. */
  aside?: ReactNode;
  /** Rendered above the title at full width: the stepper. */
  above?: ReactNode;
  /** The summary beside the content; below it on small screens. */
  side?: ReactNode;
  /** Sticky at the bottom of small screens: the total and the next action. */
  dock?: ReactNode;
  children: ReactNode;
}>;

/** The layout of all screens between builder and order: title, content, summary, dock. */
export const OrderLayout = ({
  title,
  titleRef,
  lead,
  aside,
  above,
  side,
  dock,
  children,
}: OrderLayoutProps) => {
  useDrawnLogo();
  return (
    <>
      <main id="main" tabIndex={-1} className="page order-page">
        {above}
        <div className="mb-7">
          <PageHeader title={title} titleRef={titleRef} sub={lead} aside={aside} />
        </div>
        <div className={side ? 'order-page__grid' : undefined}>
          <div className="order-page__main">{children}</div>
          {side && <div className="order-page__side">{side}</div>}
        </div>
      </main>
      {dock}
    </>
  );
};
