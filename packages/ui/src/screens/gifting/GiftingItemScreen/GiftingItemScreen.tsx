import { useAskCapabilities } from '@gifting/api/capabilities/queries';
import type { GiftingDetail } from '@gifting/domain/gifting/gifting';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { retryUnlessNotFound } from '#app/retry-unless-not-found.ts';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { NextStep } from '#patterns/NextStep/NextStep.tsx';
import { ProductCard } from '#patterns/ProductCard/ProductCard.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { DetailHead } from '#screens/general/DetailHead/DetailHead.tsx';
import { giftingTexts } from '../shared/gifting.texts';
import { reads } from './GiftingItemScreen.reads';
import { giftingItemTexts as texts } from './GiftingItemScreen.texts';
import { OpenGiftBox } from './OpenGiftBox';

const Shape = () => (
  <OpenGiftBox
    lid={
      <>
        <Skeleton width="min(22rem, 100%)" height="var(--text-hero)" />
        <span className="obox__rule" />
        <Skeleton width="min(30rem, 100%)" height="1.75rem" />
      </>
    }
  >
    <div className="obox__packs">
      {[0, 1, 2].map((index) => (
        <div key={index} className="product">
          <div className="product__picture">
            <Skeleton shape="box" ratio="5 / 4.4" />
          </div>
          <div className="product__body">
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
    <div className="justify-self-center">
      <Skeleton shape="box" width="10rem" height="3.25rem" />
    </div>
  </OpenGiftBox>
);

/** Leads to the catalogue, if the API has one: asked when it is pressed, so that the page need not wait for the answer. */
const FullCatalogue = () => {
  const askCapabilities = useAskCapabilities();
  const navigate = useNavigate();
  const open = async () => {
    if ((await askCapabilities()).includes('catalogue.search')) navigate(paths.catalogue);
    // As specified where there is no catalogue (GIFT-06).
    else notify.blank(texts.comingSoon);
  };
  return (
    <Button size="lg" onClick={open}>
      {texts.fullCatalogue}
    </Button>
  );
};

const Packages = ({ products }: Pick<GiftingDetail, 'products'>) => (
  <>
    <ul className="obox__packs" aria-label={texts.packages}>
      {products.map(({ id, name, description, picture }, index) => (
        <li key={id}>
          <ProductCard
            picture={picture}
            tint={tintOf(index)}
            name={name}
            headingLevel={2}
            description={description}
          />
        </li>
      ))}
    </ul>
    <div className="justify-self-center">
      <FullCatalogue />
    </div>
  </>
);

const Detail = ({ category: { name, description, products } }: { readonly category: GiftingDetail }) => (
  <OpenGiftBox
    lid={
      <>
        <h1 className="t-hero">{name}</h1>
        <span className="obox__rule" />
        {description && <p className="t-lead">{description}</p>}
      </>
    }
  >
    {products.length > 0 ? (
      <Packages products={products} />
    ) : (
      <Card className="obox__message">
        <EmptyState message={texts.none} />
      </Card>
    )}
  </OpenGiftBox>
);

/** A gifting category (/gifting/{id}), by id or slug: its purpose and packages (GIFT-02 to 09). */
export const GiftingItemScreen = () => {
  const category = useQuery(reads(useReadsContext()).category);
  return (
    <main id="main" tabIndex={-1} className="overflow-x-clip">
      <div className="page pt-2 pb-section">
        <DetailHead
          parent={giftingTexts.gifting}
          to={paths.gifting}
          name={category.data?.name}
          description={category.data?.description}
          error={category.error}
        />
        <ResourceView
          resource={category}
          loadingLabel={texts.loading}
          loading={<Shape />}
          renderError={(error, retry) => (
            <ErrorPanel message={giftingTexts.error} onRetry={retryUnlessNotFound(error, retry)} />
          )}
        >
          {(data) => <Detail category={data} />}
        </ResourceView>
      </div>
      <NextStep title={texts.next} text={texts.nextText} picture="/pictures/box-keepsake.svg">
        <ButtonLink to={paths.builder} variant="ribbon" size="lg">
          {texts.build}
        </ButtonLink>
      </NextStep>
    </main>
  );
};
