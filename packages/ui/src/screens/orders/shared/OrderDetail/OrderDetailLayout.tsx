import type { ReactNode } from 'react';
import { Card } from '#primitives/Card/Card.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './OrderDetail.css';

type OrderDetailLayoutProps = Readonly<{
  /** The facts on the left card. */
  summary: ReactNode;
  /** Under the facts; on a phone under everything. */
  below?: ReactNode;
  /** Contents and addresses. */
  children: ReactNode;
}>;

/** The layout of an order or campaign: facts at the left, contents and addresses at the right. */
export const OrderDetailLayout = ({ summary, below, children }: OrderDetailLayoutProps) => (
  <div className="order">
    <Card padded className="order__side order__summary">
      {summary}
    </Card>
    <div className="order__rest">{children}</div>
    {below && <div className="order__side">{below}</div>}
  </div>
);

/** The skeleton of the layout. */
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
