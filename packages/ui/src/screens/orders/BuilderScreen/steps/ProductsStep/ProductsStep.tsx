import { formatAmount } from '@gifting/domain/money/money';
import { addProduct, removeProduct } from '@gifting/domain/orders/box-products';
import { packsOf } from '@gifting/domain/orders/project';
import { productLines } from '@gifting/domain/orders/totals';
import type { Product } from '@gifting/domain/products/product';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDraft } from '#app/useDraft.ts';
import { GreyPanel } from '#patterns/GreyPanel/GreyPanel.tsx';
import { ProductCard } from '#patterns/ProductCard/ProductCard.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { Price } from '#primitives/Price/Price.tsx';
import { BackLink } from '#screens/orders/BuilderScreen/BackLink.tsx';
import { BoxDock, BoxSide } from '#screens/orders/BuilderScreen/BoxSide.tsx';
import { stepReads } from '#screens/orders/BuilderScreen/BuilderScreen.reads.ts';
import { CardGrid, CardGridShape } from '#screens/orders/BuilderScreen/CardGrid.tsx';
import { cardFacts } from '#screens/orders/BuilderScreen/cardFacts.tsx';
import { FailedPanel } from '#screens/orders/BuilderScreen/FailedPanel.tsx';
import { StepPage } from '#screens/orders/BuilderScreen/StepPage.tsx';
import type { Builder } from '#screens/orders/BuilderScreen/useBuilder.ts';
import { summaryTexts } from '#screens/orders/shared/summary.texts.ts';
import { flyIntoBox } from './flyIntoBox';
import { productsTexts as texts } from './ProductsStep.texts';

const Products = ({ products }: { readonly products: readonly Product[] }) => {
  const [draft, store] = useDraft();
  const inBox = new Set(draft.products.map(({ id }) => id));
  const toggle = (product: Product, card: HTMLElement) => {
    const isIn = inBox.has(product.id);
    if (!isIn) flyIntoBox(card);
    store.update((present) => (isIn ? removeProduct(present, product.id) : addProduct(present, product)));
  };
  return (
    <CardGrid label={texts.products} count={products.length}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            picture={product.picture}
            tint={tintOf(index)}
            name={product.name}
            headingLevel={2}
            description={product.description}
            facts={cardFacts(product)}
            price={
              <Price
                prefix={texts.from}
                amount={formatAmount(product.fromPrice)}
                currency={draft.project?.currency}
              />
            }
            addLabel={texts.add}
            addedLabel={texts.added}
            added={inBox.has(product.id)}
            onToggle={(card) => toggle(product, card)}
          />
        </li>
      ))}
    </CardGrid>
  );
};

/** Builder step 3: the products in the box (BLD-07, BLD-26, PRD-01 to 14). */
export const ProductsStep = ({ builder }: { readonly builder: Builder }) => {
  const [draft] = useDraft();
  const { categoryId, project } = draft;
  const packs = packsOf(project);
  const lines = productLines(draft);
  const reads = stepReads[3](draft);
  // The cards stay while the number of packs changes.
  const products = useQuery({ ...reads.products, placeholderData: keepPreviousData });
  const category = useQuery(reads.choices).data?.find(({ id }) => id === categoryId);
  const box = { builder, lines, waitsFor: texts.addFirst, room: texts.room };
  return (
    <StepPage
      builder={builder}
      title={texts.title}
      lead={category?.name}
      aside={<BackLink label={texts.back} onClick={() => builder.goBack(2)} />}
      side={<BoxSide {...box} />}
      dock={<BoxDock {...box} caption={texts.caption(lines.length, summaryTexts.packs(packs))} />}
    >
      <ResourceView
        resource={products}
        loadingLabel={texts.loading}
        loading={<CardGridShape />}
        empty={<GreyPanel message={texts.empty} picture="/pictures/state-empty.svg" />}
        renderError={(_error, retry) => <FailedPanel onRetry={retry} />}
      >
        {(offered) => <Products products={offered} />}
      </ResourceView>
    </StepPage>
  );
};
