import type { ReactNode } from 'react';
import { Card } from '#primitives/Card/Card.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './OrderDetail.css';

type OrderDetailLayoutProps = Readonly<{
  /** The facts on the card at the left, which stays in view. */
  summary: ReactNode;
  /** Contents and addresses. */
  children: ReactNode;
}>;

/** The page of one order or campaign: its facts at the left, what it holds and where it goes at the right. */
export const OrderDetailLayout = ({ summary, children }: OrderDetailLayoutProps) => (
  <div className="order">
    <Card padded className="order__summary">
      {summary}
    </Card>
    <div className="order__rest">{children}</div>
  </div>
);

/** The same page while it is being loaded. */
export const OrderDetailSkeleton = () => (
  <div className="grid gap-5">
    <Skeleton width="16rem" />
    <Skeleton width="14rem" height="2.25rem" />
    <div className="order">
      <Skeleton shape="box" height="18rem" />
      <Skeleton shape="box" height="24rem" />
    </div>
  </div>
);
