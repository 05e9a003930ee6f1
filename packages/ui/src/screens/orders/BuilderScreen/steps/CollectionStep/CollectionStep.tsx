import { packsOf } from '@gifting/domain/orders/project';
import { chooseCategory } from '@gifting/domain/orders/steps';
import { orderLines, totalOf } from '@gifting/domain/orders/totals';
import { useDraft } from '#app/useDraft.ts';
import { StepPage } from '#screens/orders/BuilderScreen/StepPage.tsx';
import type { Builder } from '#screens/orders/BuilderScreen/useBuilder.ts';
import { OrderBudget } from '#screens/orders/shared/OrderBudget.tsx';
import { summaryTexts } from '#screens/orders/shared/summary.texts.ts';
import { CategoryGrid } from './CategoryGrid';
import { CategoryTabs } from './CategoryTabs';
import { collectionTexts as texts } from './CollectionStep.texts';

/** Builder step 2: the category whose products step 3 offers, chosen by card or tile (BLD-06, BLD-25, CAT-01 to 05). */
export const CollectionStep = ({ builder }: { readonly builder: Builder }) => {
  const [draft] = useDraft();
  const choose = (id: string) => builder.leave((draft) => chooseCategory(draft, id));
  return (
    <StepPage
      builder={builder}
      title={texts.title}
      lead={texts.lead}
      aside={
        <div className="num">
          <p className="strong">
            {summaryTexts.sub(summaryTexts.packs(packsOf(draft.project)), draft.project?.currency ?? '')}
          </p>
          <OrderBudget draft={draft} total={totalOf(orderLines(draft))} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-7">
        <CategoryTabs chosen={draft.categoryId} onChoose={choose} />
        <CategoryGrid onChoose={choose} />
      </div>
    </StepPage>
  );
};
