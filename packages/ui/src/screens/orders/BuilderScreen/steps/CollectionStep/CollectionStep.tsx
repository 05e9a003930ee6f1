import { packsOf } from '@gifting/domain/orders/project';
import { chooseCategory } from '@gifting/domain/orders/steps';
import { useDraft } from '#app/useDraft.ts';
import { StepPage } from '#screens/orders/BuilderScreen/StepPage.tsx';
import type { Builder } from '#screens/orders/BuilderScreen/useBuilder.ts';
import { summaryTexts } from '#screens/orders/shared/summary.texts.ts';
import { CategoryGrid } from './CategoryGrid';
import { CategoryTabs } from './CategoryTabs';
import { collectionTexts as texts } from './CollectionStep.texts';

/** Builder step 2: the category whose products step 3 offers, chosen by card or tile (BLD-06, BLD-25, CAT-01 to 05). */
export const CollectionStep = ({ builder }: { readonly builder: Builder }) => {
  const [{ project, categoryId }] = useDraft();
  const choose = (id: string) => builder.leave((draft) => chooseCategory(draft, id));
  return (
    <StepPage
      builder={builder}
      title={texts.title}
      lead={texts.lead}
      aside={
        <p className="num strong">
          {summaryTexts.sub(summaryTexts.packs(packsOf(project)), project?.currency ?? '')}
        </p>
      }
    >
      <div className="grid grid-cols-1 gap-7">
        <CategoryTabs chosen={categoryId} onChoose={choose} />
        <CategoryGrid onChoose={choose} />
      </div>
    </StepPage>
  );
};
