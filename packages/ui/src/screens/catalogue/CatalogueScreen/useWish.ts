import type { CatalogueWish } from '@gifting/domain/catalogue/asked';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readWish, searchOf } from './wish';

/** Changes what the address asks for. */
export type ChangeWish = (
  change: (wish: CatalogueWish) => CatalogueWish,
  options?: { readonly replace?: boolean },
) => void;

/** What is asked for, and how to change it. */
export interface Wish {
  readonly wish: CatalogueWish;
  readonly change: ChangeWish;
}

/**
 * What the address asks for; a change is an entry of the history, so that Back keeps place and filters. It holds at once: the
 * address follows a moment later, and a checkbox must not wait for it.
 */
export const useWish = (): Wish => {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [next, setNext] = useState<Readonly<{ key: string; search: string }> | null>(null);
  // Once the address has followed: Back leads to the same key, which then asks for what it says.
  if (next !== null && next.key !== key) setNext(null);
  const wish = readWish(next?.key === key ? next.search : search);
  return {
    wish,
    change: (change, { replace = false } = {}) => {
      const to = searchOf(change(wish));
      setNext({ key, search: to });
      navigate({ search: to }, { replace, preventScrollReset: true });
    },
  };
};
