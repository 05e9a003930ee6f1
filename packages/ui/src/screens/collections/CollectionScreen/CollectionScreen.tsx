import type { CollectionDetail } from '@gifting/domain/collections/collection';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { retryUnlessNotFound } from '#app/retry-unless-not-found.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { PictureFold, PictureFoldShape } from '#patterns/PictureFold/PictureFold.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { DetailHead } from '#screens/general/DetailHead/DetailHead.tsx';
import { reads } from './CollectionScreen.reads';
import { collectionTexts as texts } from './CollectionScreen.texts';
import './CollectionScreen.css';

const Shape = () => (
  <>
    <div className="page coll">
      <div className="coll__head">
        <Skeleton width="min(26rem, 90%)" height="var(--text-hero)" />
        <Skeleton width="min(20rem, 100%)" height="3.25rem" />
      </div>
      <div className="coll__words coll__words--shape">
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </div>
    <PictureFoldShape />
  </>
);

const Detail = ({ collection }: { readonly collection: CollectionDetail }) => {
  const { title, content, pictures } = collection;
  return (
    <>
      <div className="page coll">
        <div className="coll__head">
          <h1 className="t-hero">{title}</h1>
          {/* Neither button does anything, as specified (COLL-04, COLL-05). */}
          <div className="row">
            <Button variant="ribbon" size="lg">
              {texts.giftboxCreation}
            </Button>
            <Button variant="secondary" size="lg">
              {texts.bulkOrder}
            </Button>
          </div>
        </div>
        <div className="coll__words">
          {content && <p className="t-lead whitespace-pre-line">{content}</p>}
          <Link to={paths.builder} className={linkStyles({ tall: true })}>
            {texts.build}
            <ArrowRight className="icon" />
          </Link>
        </div>
      </div>
      {pictures.length > 0 && (
        <PictureFold
          title={title}
          pictures={pictures}
          label={texts.pictures}
          altOf={(number) => texts.pictureOf(title, number)}
        />
      )}
    </>
  );
};

/** A collection's public page (/collections/{collectionId}), by slug or id (COLL-01 to 07). */
export const CollectionScreen = () => {
  const collection = useQuery(reads(useReadsContext()).collection);
  return (
    <main id="main" tabIndex={-1}>
      <div className="page pt-2">
        <DetailHead
          parent={texts.collection}
          to={paths.builder}
          name={collection.data?.title}
          description={collection.data?.content}
          error={collection.error}
        />
      </div>
      <ResourceView
        resource={collection}
        loadingLabel={texts.loading}
        loading={<Shape />}
        renderError={(error, retry) => (
          <div className="page pb-section">
            <ErrorPanel message={texts.error} onRetry={retryUnlessNotFound(error, retry)} />
          </div>
        )}
      >
        {(data) => <Detail collection={data} />}
      </ResourceView>
    </main>
  );
};
