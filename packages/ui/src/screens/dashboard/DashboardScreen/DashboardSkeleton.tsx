import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './DashboardScreen.css';

/** The start page while its figures are counted. */
export const DashboardSkeleton = () => (
  <>
    <div className="stats">
      {['active', 'complete', 'action', 'dates'].map((card) => (
        <Skeleton key={card} shape="box" height="6.75rem" />
      ))}
    </div>
    <div className="home__panels">
      {['orders', 'stock', 'campaigns', 'activity'].map((panel) => (
        <Skeleton key={panel} shape="box" height="19rem" />
      ))}
    </div>
  </>
);
