import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { collectionPath, giftingPath, paths, servicePath } from '#app/paths.ts';
import { menuReads } from './PublicLayout.reads';
import { publicLayoutTexts as texts } from './PublicLayout.texts';

/** A link of the navigation. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** An entry of the navigation and its menu. */
export interface MenuEntry extends MenuLink {
  /** Unique key, also part of an element id. */
  readonly name: string;
  /** `aria-current`: `page` for the current page, `true` for a page below the entry. */
  readonly current: 'page' | 'true' | undefined;
  /** Empty for entries that are links only. */
  readonly links: readonly MenuLink[];
}

/**
 * The entries of the public navigation (NAV-01 to 13). While lists are loading or failed, a menu has only its fixed
 * entry (B-09).
 */
export const useMenu = (): readonly MenuEntry[] => {
  const { pathname } = useLocation();
  const reads = menuReads();
  const { data: gifting = [] } = useQuery(reads.gifting);
  const { data: services = [] } = useQuery(reads.services);
  const { data: collections = [] } = useQuery(reads.collections);

  const entry = (
    name: 'home' | 'gifting' | 'services' | 'collection' | 'about',
    to: string,
    below?: string,
    links: readonly MenuLink[] = [],
  ): MenuEntry => ({
    name,
    label: texts[name],
    to,
    links,
    current: matchPath(to, pathname) ? 'page' : below && matchPath(below, pathname) ? 'true' : undefined,
  });

  return [
    entry('home', paths.home),
    entry('gifting', paths.gifting, paths.giftingItem, [
      ...gifting.map(({ id, name }) => ({ label: name, to: giftingPath(id) })),
      { label: texts.allGifting, to: paths.gifting },
    ]),
    entry('services', paths.services, paths.service, [
      ...services.map(({ id, slug, name }) => ({ label: name, to: servicePath(slug ?? id) })),
      { label: texts.allServices, to: paths.services },
    ]),
    entry('collection', paths.builder, paths.collectionPage, [
      { label: texts.collection, to: paths.builder },
      ...collections.map(({ id, slug, title }) => ({ label: title, to: collectionPath(slug ?? id) })),
    ]),
    entry('about', paths.about),
  ];
};
