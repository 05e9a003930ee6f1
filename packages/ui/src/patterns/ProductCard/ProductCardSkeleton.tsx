import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './ProductCard.css';

/** The skeleton of a `ProductCard` or `PackagingCard`: upright, or lying on a phone as they do. */
export const ProductCardSkeleton = () => (
  <div className="product product--skeleton">
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
);
