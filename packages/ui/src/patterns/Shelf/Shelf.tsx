import type { ProductSummary } from '@gifting/domain/products/product-summary';
import type { CSSProperties } from 'react';
import { fitOf, Picture } from '#primitives/Picture/Picture.tsx';
import './Shelf.css';

const longestRow = 5;

type ShelfProps = Readonly<{
  products: readonly ProductSummary[];
  /** One below the heading above the shelf. */
  headingLevel?: 2 | 3 | undefined;
}>;

/** Products for display only, on a shelf. Five per row, two on a phone. */
export const Shelf = ({ products, headingLevel = 3 }: ShelfProps) => {
  const Heading = `h${headingLevel}` as const;
  const measure: CSSProperties & Record<'--columns', number> = {
    '--columns': Math.min(products.length, longestRow),
  };
  return (
    <ul className="shelf" style={measure}>
      {products.map(({ id, name, description, picture }) => (
        <li key={id} className="shelf__place">
          <Picture src={picture} alt="" fit={fitOf(picture)} className="shelf__picture" />
          <i className="shelf__board" aria-hidden="true" />
          <div className="shelf__tag">
            <div className="shelf__words">
              <Heading className="t-heading">{name}</Heading>
              {description && <p className="text-sm text-muted">{description}</p>}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};
