import { categoriesQuery, categoryChoicesQuery } from '@gifting/api/categories/queries';
import { currenciesQuery } from '@gifting/api/currencies/queries';
import { giftBoxesQuery } from '@gifting/api/gift-boxes/queries';
import { productsQuery } from '@gifting/api/products/queries';
import { createDraftStore } from '@gifting/client-state/orders/draft-store';
import type { BuilderStep, OrderDraft } from '@gifting/domain/orders/draft';
import { packsOf } from '@gifting/domain/orders/project';
import type { Reads, ReadsContext } from '#app/reads.ts';

/** The reads of each step. A step change is no navigation, so these reads also start on mount. */
export const stepReads = {
  1: () => ({ currencies: currenciesQuery() }),
  2: () => ({ choices: categoryChoicesQuery(), categories: categoriesQuery() }),
  3: ({ categoryId, project }: OrderDraft) => ({
    choices: categoryChoicesQuery(),
    products: productsQuery({
      ...(categoryId !== null && { categoryId }),
      packs: packsOf(project),
      currency: project?.currency ?? '',
    }),
  }),
  4: ({ project }: OrderDraft) => ({ boxes: giftBoxesQuery(project?.currency ?? '') }),
  5: () => ({}),
} as const satisfies Record<BuilderStep, (draft: OrderDraft) => ReturnType<Reads>>;

/** The reads of the stored draft's step. */
export const reads = ({ services }: ReadsContext): ReturnType<Reads> => {
  const draft = services.userData.of(createDraftStore).getSnapshot();
  return stepReads[draft.step](draft);
};
