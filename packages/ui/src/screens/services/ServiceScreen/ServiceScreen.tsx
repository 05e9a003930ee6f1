import type { ServiceDetail } from '@gifting/domain/services/service';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { retryUnlessNotFound } from '#app/retry-unless-not-found.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { NextStep } from '#patterns/NextStep/NextStep.tsx';
import { PictureParcel } from '#patterns/PictureParcel/PictureParcel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Shelf } from '#patterns/Shelf/Shelf.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import { DetailHead } from '#screens/general/DetailHead/DetailHead.tsx';
import { Proof } from '../shared/Proof';
import { servicesTexts } from '../shared/services.texts';
import { reads } from './ServiceScreen.reads';
import { serviceTexts as texts } from './ServiceScreen.texts';
import './ServiceScreen.css';

const Detail = ({ service }: { readonly service: ServiceDetail }) => {
  const { name, title, subtitle, description, pictures, products } = service;
  return (
    <>
      <div className="page service__head">
        <h1 className="t-hero">{name}</h1>
        <div className="service__words">
          {/* The name stands in for a missing title. */}
          {title && title !== name && <p className="t-title">{title}</p>}
          {subtitle && <p className="t-lead">{subtitle}</p>}
          {description && <p className="whitespace-pre-line text-muted">{description}</p>}
        </div>
      </div>
      {pictures.length > 0 && (
        <div className="page">
          <PictureParcel
            pictures={pictures}
            label={texts.pictures}
            altOf={(number) => texts.pictureOf(name, number)}
          />
        </div>
      )}
      {products.length > 0 && (
        <section className="page pt-section" aria-labelledby="included">
          <h2 className="t-display mb-7" id="included">
            {texts.included}
          </h2>
          <Shelf products={products} />
        </section>
      )}
      <Proof story={texts.story} questions={texts.questions} />
      <NextStep title={texts.next} text={texts.nextText} picture="/pictures/pack-carry.svg">
        <ButtonLink to={paths.builder} variant="ribbon" size="lg">
          {texts.build}
        </ButtonLink>
      </NextStep>
    </>
  );
};

/** The name, the words and the parcel of pictures that are waited for. */
const Shape = () => (
  <div className="service__shape">
    <div className="page service__head">
      <Skeleton width="min(22rem, 100%)" height="var(--text-hero)" />
      <div className="service__words">
        <Skeleton height="1.75rem" />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </div>
    <div className="page service__wait">
      <Skeleton shape="box" ratio="16 / 9.5" />
      <Spinner size="lg" />
    </div>
  </div>
);

/** A service's page (/service-solutions/{id}), by slug or id (SVCD-01 to 11). */
export const ServiceScreen = () => {
  const service = useQuery(reads(useReadsContext()).service);
  return (
    <main id="main" tabIndex={-1}>
      <div className="page pt-2">
        <DetailHead
          parent={servicesTexts.services}
          to={paths.services}
          name={service.data?.name}
          description={service.data?.description}
          error={service.error}
        />
      </div>
      <ResourceView
        resource={service}
        loadingLabel={texts.loading}
        loading={<Shape />}
        renderError={(error, retry) => (
          <div className="page pb-section">
            <ErrorPanel message={texts.error} onRetry={retryUnlessNotFound(error, retry)} />
          </div>
        )}
      >
        {(data) => <Detail service={data} />}
      </ResourceView>
    </main>
  );
};
