import type { CatalogueWish } from '@gifting/domain/catalogue/asked';
import { useLocation, useNavigate } from 'react-router-dom';
import { readWish, searchOf } from './wish';

/** Changes what the address asks for. */
export type ChangeWish = (
  change: (wish: CatalogueWish) => CatalogueWish,
  options?: { readonly replace?: boolean },
) => void;

/** What the address asks for; a change is an entry of the history, so that Back keeps place and filters. */
export const useWish = (): readonly [CatalogueWish, ChangeWish] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wish = readWish(search);
  return [
    wish,
    (change, { replace = false } = {}) =>
      navigate({ search: searchOf(change(wish)) }, { replace, preventScrollReset: true }),
  ];
};
