import type { GiftingItem } from '@gifting/domain/gifting/gifting';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openingFrom } from '#app/opening.ts';
import { giftingPath } from '#app/paths.ts';
import { GiftingDrawers } from '#patterns/GiftingDrawers/GiftingDrawers.tsx';
import type { Resource } from '#patterns/ResourceView/ResourceView.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { giftingTexts as texts } from './gifting.texts';

type GiftingListProps = Readonly<{
  categories: Resource<readonly GiftingItem[]>;
  /** Home and the gifting page use different headings. */
  errorText: string;
  /** Shown when there are no categories; nothing by default. */
  empty?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
}>;

/** The gifting categories from the server, each with a link (API-03, HOME-06 to 08, GIFT-01). */
export const GiftingList = ({ categories, errorText, empty, headingLevel }: GiftingListProps) => (
  <GiftingDrawers
    categories={categories}
    errorText={errorText}
    loadingLabel={texts.loadingCategories}
    empty={empty}
    headingLevel={headingLevel}
    renderLink={({ id, name }) => (
      <Link
        {...openingFrom('.gift-drawer')}
        className={linkStyles({ tall: true })}
        to={giftingPath(id)}
        aria-label={texts.discoverMoreOf(name)}
      >
        {texts.discoverMore}
      </Link>
    )}
  />
);
