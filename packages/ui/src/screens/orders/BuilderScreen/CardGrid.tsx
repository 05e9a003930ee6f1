import type { ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './CardGrid.css';

type CardGridProps = Readonly<{ label: string; count: number; children: ReactNode }>;

/** Cards of products or packaging as `li`: at most three per row, and no more columns than cards (PRD-01, PKG-01). */
export const CardGrid = ({ label, count, children }: CardGridProps) => (
  <ul className="card-grid" data-cards={count} aria-label={label}>
    {children}
  </ul>
);

/** Skeletons of the cards, upright or lying as they are (ProductCard.css). */
export const CardGridShape = () => (
  <div className="card-grid">
    {[0, 1, 2].map((index) => (
      <div key={index} className="product product--skeleton">
        <div className="product__picture">
          <Skeleton shape="box" ratio="5 / 4.4" />
        </div>
        <div className="product__body">
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
          <Skeleton width="50%" />
          <Skeleton width="40%" height="1.5rem" />
        </div>
      </div>
    ))}
  </div>
);
