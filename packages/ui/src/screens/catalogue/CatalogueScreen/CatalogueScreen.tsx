import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { sorts } from '@gifting/domain/catalogue/asked';
import type { CatalogueResults } from '@gifting/domain/catalogue/results';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { InlineLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { useDraft } from '#app/useDraft.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { announce } from '#primitives/announce/Announcer.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { Pagination } from '#primitives/Pagination/Pagination.tsx';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { CatalogueFilters } from './CatalogueFilters';
import { reads } from './CatalogueScreen.reads';
import { catalogueTexts as texts } from './CatalogueScreen.texts';
import { ChosenFilters } from './ChosenFilters';
import { chosenFilters } from './chosen-filters';
import { NothingFound } from './NothingFound';
import { ProductGrid } from './ProductGrid';
import { SearchForm } from './SearchForm';
import { useWish, type Wish } from './useWish';
import { askedOf, searchOf } from './wish';
import './CatalogueScreen.css';

const NotFoundScreen = lazyPart(() =>
  import('#screens/general/NotFoundScreen/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
);

const sortings = sorts.map((value) => ({ value, label: texts.sorts[value] }));

const Shape = () => (
  <div className="catalogue__body">
    <Skeleton shape="box" height="30rem" />
    <div className="catalogue__grid">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} shape="box" height="24rem" />
      ))}
    </div>
  </div>
);

const Results = ({ results, wish, change }: Wish & { readonly results: CatalogueResults }) => {
  const [draft] = useDraft();
  const { packs } = askedOf(wish, draft);
  const { products, total, page, pageCount, currency, nearest, relaxed } = results;
  const chosen = chosenFilters(wish, results);
  const section = useRef<HTMLElement>(null);
  const count = texts.count(total, packs);
  const said = useRef(count);
  useEffect(() => {
    if (said.current !== count) announce(count);
    said.current = count;
  }, [count]);
  return (
    <div className="catalogue__body">
      <CatalogueFilters wish={wish} change={change} packs={packs} chosen={chosen.length} counts={results} />
      <section ref={section} aria-labelledby="found" className="catalogue__results">
        <div className="split">
          <h2 className="t-heading" id="found">
            {count}
          </h2>
          <SelectField
            inline
            size="sm"
            label={texts.sortBy}
            options={sortings}
            placeholder={null}
            value={wish.sort ?? 'best'}
            onChange={({ target }) =>
              change(({ page: _, ...present }) => ({
                ...present,
                sort: sorts.find((known) => known === target.value),
              }))
            }
          />
        </div>
        {draft.products.length > 0 && (
          <p className="catalogue__box">
            {texts.box(draft.products.length)} <InlineLink to={paths.builder}>{texts.toBox}</InlineLink>
          </p>
        )}
        <ChosenFilters chosen={chosen} change={change} />
        {nearest && <p className="text-muted">{texts.nearest(wish.q ?? '')}</p>}
        {total > 0 ? (
          <ProductGrid products={products} packs={packs} currency={currency} />
        ) : (
          <NothingFound
            wish={wish}
            change={change}
            relaxed={relaxed}
            narrowed={chosen.length > 0 || wish.q !== undefined}
          />
        )}
        <Pagination
          label={texts.pages}
          page={page}
          pageCount={pageCount}
          onPageChange={(next) => {
            change((present) => ({ ...present, page: next }));
            section.current?.scrollIntoView();
            focusHeading(section.current);
          }}
        />
      </section>
    </div>
  );
};

const Catalogue = () => {
  const asking = useWish();
  const context = useReadsContext();
  const [draft] = useDraft();
  // The former products stay in sight while others are read.
  const results = useQuery({
    ...reads({ ...context, search: searchOf(asking.wish) }, draft).results,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="catalogue__head">
        <div>
          <h1 className="t-display">{texts.title}</h1>
          <p className="t-lead text-muted">{texts.lead}</p>
        </div>
        <SearchForm {...asking} />
      </div>
      <ResourceView
        resource={results}
        loading={<Shape />}
        loadingLabel={texts.loading}
        loadedLabel={texts.loaded}
        renderError={(_error, retry) => <ErrorPanel message={texts.error} onRetry={retry} />}
      >
        {(data) => <Results {...asking} results={data} />}
      </ResourceView>
    </>
  );
};

/** The catalogue (/catalogue): search, filters, prices at the buyer's packs. Without `catalogue.search` it does not exist (B-01). */
export const CatalogueScreen = () => {
  const isOffered = useKnownCapability('catalogue.search');
  if (isOffered === false)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    );
  return (
    <main id="main" tabIndex={-1} className="page catalogue">
      <PublicMeta title={texts.title} description={texts.description} />
      {isOffered ? <Catalogue /> : <Shape />}
    </main>
  );
};
