import type { ReactNode } from 'react';
import { ProductCardSkeleton } from '#patterns/ProductCard/ProductCardSkeleton.tsx';
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
      <ProductCardSkeleton key={index} />
    ))}
  </div>
);
