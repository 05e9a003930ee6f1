import { giftBoxesQuery } from '@gifting/api/gift-boxes/queries';
import { productsQuery } from '@gifting/api/products/queries';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { packsOf } from '@gifting/domain/orders/project';
import { type OrderQuote, quoteFrom } from '@gifting/domain/orders/quote';
import { useQuery } from '@tanstack/react-query';

/**
 * Quotes the box at current catalogue prices, so that a change shows before the order (BR-06); refetched on window
 * focus. `null` while unknown: the server has the last word. Ignores data older than `since`, in milliseconds.
 */
export const useCatalogueQuote = (
  draft: OrderDraft,
  { asked, since }: { readonly asked: boolean; readonly since: number },
): OrderQuote | null => {
  const { project, products, packaging } = draft;
  const currency = project?.currency ?? '';
  const quiet = { meta: { quiet: true } } as const;
  const catalogue = useQuery({
    ...productsQuery({ packs: packsOf(project), currency }),
    ...quiet,
    enabled: asked && products.length > 0,
  });
  const boxes = useQuery({ ...giftBoxesQuery(currency), ...quiet, enabled: asked && packaging !== null });
  const offered = products.length > 0 ? catalogue.data : [];
  const packagings = packaging ? boxes.data : [];
  const old = [catalogue, boxes].some(({ data, dataUpdatedAt }) => data && dataUpdatedAt < since);
  return asked && !old && offered && packagings ? quoteFrom(draft, offered, packagings) : null;
};
