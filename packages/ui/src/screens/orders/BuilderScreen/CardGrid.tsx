import type { ReactNode } from 'react';
import { Card } from '#primitives/Card/Card.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './CardGrid.css';

type CardGridProps = Readonly<{ label: string; count: number; children: ReactNode }>;

/** Cards of products or packaging as `li`: at most three per row, and no more columns than cards (PRD-01, PKG-01). */
export const CardGrid = ({ label, count, children }: CardGridProps) => (
  <ul className="card-grid" data-cards={count} aria-label={label}>
    {children}
  </ul>
);

/** Skeletons of the cards. */
export const CardGridShape = () => (
  <div className="card-grid">
    {[0, 1, 2].map((index) => (
      <Card key={index}>
        <Skeleton shape="box" ratio="5 / 4.4" />
        <div className="grid gap-3 p-5">
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="40%" />
        </div>
      </Card>
    ))}
  </div>
);
