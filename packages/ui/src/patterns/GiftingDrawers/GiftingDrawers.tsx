import type { GiftingItem } from '@gifting/domain/gifting/gifting';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { fitOf, Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { type Resource, ResourceView } from '../ResourceView/ResourceView';
import './GiftingDrawers.css';

type GiftingDrawersProps = Readonly<{
  categories: Resource<readonly GiftingItem[]>;
  errorText: string;
  /** Announced while loading. */
  loadingLabel: string;
  /** Renders the link to a category's page, stretched over the drawer. */
  renderLink: (category: GiftingItem) => ReactNode;
  /** Replaces the list when there are no categories. */
  empty?: ReactNode;
  /** One below the heading above the list. */
  headingLevel?: 2 | 3 | undefined;
}>;

/** The sleeve and the drawer have different tints. */
const sleeveTint = (index: number) => `tint-${tintOf(index)}`;
const wellTint = (index: number) => tintOf(index + 3);

const Shape = () => (
  <div className="gift-drawers">
    {[0, 1, 2, 3, 4].map((index) => (
      <div key={index} className="gift-drawer gift-drawer--shape">
        <div className="gift-drawer__sleeve">
          <Skeleton width="55%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="40%" />
        </div>
        <div className="gift-drawer__in">
          <div className="gift-drawer__well" />
        </div>
      </div>
    ))}
  </div>
);

/**
 * The gifting categories as drawers in sleeves (HOME-07, HOME-08, GIFT-01). Two per row from 1024 px; the first of an
 * odd number spans a row.
 */
export const GiftingDrawers = ({
  categories,
  errorText,
  loadingLabel,
  renderLink,
  empty = null,
  headingLevel = 2,
}: GiftingDrawersProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ResourceView
      resource={categories}
      loadingLabel={loadingLabel}
      loading={<Shape />}
      empty={empty}
      renderError={(_error, retry) => <ErrorPanel message={errorText} onRetry={retry} />}
    >
      {(list) => (
        <ul className="gift-drawers">
          {list.map((category, index) => (
            <li key={category.id} className={cx('gift-drawer', sleeveTint(index))}>
              <div className="gift-drawer__sleeve">
                <Heading className="t-heading gift-drawer__name">{category.name}</Heading>
                {category.description && <p className="t-ui">{category.description}</p>}
                {renderLink(category)}
              </div>
              <div className="gift-drawer__in">
                <i className="gift-drawer__pull" aria-hidden="true" />
                <Picture
                  src={category.image}
                  alt=""
                  tint={wellTint(index)}
                  ratio="4 / 3"
                  fit={fitOf(category.image)}
                  className="gift-drawer__well"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  );
};
