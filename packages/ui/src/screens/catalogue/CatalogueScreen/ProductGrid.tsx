import { formatAmount, formatPrice } from '@gifting/domain/money/money';
import { addProduct, removeProduct } from '@gifting/domain/orders/box-products';
import { unitPrice } from '@gifting/domain/products/price';
import type { Product } from '@gifting/domain/products/product';
import { Link } from 'react-router-dom';
import { giftingPath } from '#app/paths.ts';
import { useDraft } from '#app/useDraft.ts';
import { ProductCard } from '#patterns/ProductCard/ProductCard.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { cardFacts } from '#screens/orders/BuilderScreen/cardFacts.tsx';
import { catalogueTexts as texts } from './CatalogueScreen.texts';

type ProductGridProps = Readonly<{
  products: readonly Product[];
  packs: number;
  currency: string;
}>;

/** A page of products with their prices at the packs; a button puts one into the box of the builder. */
export const ProductGrid = ({ products, packs, currency }: ProductGridProps) => {
  const [draft, store] = useDraft();
  const inBox = new Set(draft.products.map(({ id }) => id));
  const toggle = (product: Product) => {
    const isIn = inBox.has(product.id);
    store.update((present) => (isIn ? removeProduct(present, product.id) : addProduct(present, product)));
    notify.success((isIn ? texts.takenOut : texts.inBox)(product.name));
  };
  return (
    <ul className="catalogue__grid" aria-label={texts.results}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            picture={product.picture}
            tint={tintOf(index)}
            name={product.name}
            description={product.description}
            facts={cardFacts(product)}
            price={
              <>
                <span className="num">{formatPrice(unitPrice(product.priceRanges, packs), currency)}</span>{' '}
                <span className="catalogue__from num">
                  {texts.at(packs, formatAmount(product.fromPrice))}
                </span>
              </>
            }
            actions={
              product.giftingId !== null && (
                <Link
                  to={giftingPath(product.giftingId)}
                  className={linkStyles({ tall: true })}
                  aria-label={texts.moreLike(product.name)}
                >
                  {texts.more}
                </Link>
              )
            }
            addLabel={texts.add}
            addedLabel={texts.added}
            added={inBox.has(product.id)}
            onToggle={() => toggle(product)}
          />
        </li>
      ))}
    </ul>
  );
};
