import { giftBoxesQuery } from '@gifting/api/gift-boxes/queries';
import { productsQuery } from '@gifting/api/products/queries';
import { packsOf } from '@gifting/domain/orders/project';
import { needsRepricing, reprice } from '@gifting/domain/orders/steps';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDraft } from '#app/useDraft.ts';
import { focusHeadingAround } from '#primitives/focus/focusHeading.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import { builderTexts as texts } from './BuilderScreen.texts';

/** Whether all prices in the box are in the order's currency. No total is shown until then. */
export type Repricing =
  | { readonly state: 'settled' | 'running' }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * After a currency change, refetches the prices of the box and shows a notice; products no longer sold are removed by
 * name. Two currencies are never added up (C-16).
 */
export const useRepricing = (): Repricing => {
  const [draft, store] = useDraft();
  const needed = needsRepricing(draft);
  const currency = draft.project?.currency ?? '';
  const products = useQuery({
    ...productsQuery({ packs: packsOf(draft.project), currency }),
    enabled: needed && draft.products.length > 0,
  });
  const boxes = useQuery({ ...giftBoxesQuery(currency), enabled: needed && draft.packaging !== null });
  const offered = draft.products.length > 0 ? products.data : [];
  const packaging = draft.packaging ? boxes.data : [];

  useEffect(() => {
    const before = store.getSnapshot();
    if (!offered || !packaging || before.project?.currency !== currency || !needsRepricing(before)) return;
    const { draft: after, removed } = reprice(before, offered, packaging);
    store.update(() => after);
    notify.blank(texts.repriced(currency));
    if (removed.length > 0) notify.blank(texts.noLongerSold(removed));
  }, [offered, packaging, currency, store]);

  if (!needed) return { state: 'settled' };
  const failed = [products, boxes].filter(({ isError, isFetching }) => isError && !isFetching);
  if (failed.length === 0) return { state: 'running' };
  return {
    state: 'failed',
    retry: () => {
      focusHeadingAround();
      for (const { refetch } of failed) refetch();
    },
  };
};
