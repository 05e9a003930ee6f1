import { useQuery } from '@tanstack/react-query';
import { GreyPanel } from '#patterns/GreyPanel/GreyPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Sleeve, SleeveSkeleton } from '#patterns/Sleeve/Sleeve.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { stepReads } from '#screens/orders/BuilderScreen/BuilderScreen.reads.ts';
import { FailedPanel } from '#screens/orders/BuilderScreen/FailedPanel.tsx';
import { collectionTexts as texts } from './CollectionStep.texts';
import './CategoryGrid.css';

const Shape = () => (
  <div className="sleeves">
    {[0, 1, 2, 3, 4].map((index) => (
      <SleeveSkeleton key={index} />
    ))}
  </div>
);

/** All categories: two per row, three on a tablet, five on a desktop (CAT-02, CAT-05). */
export const CategoryGrid = ({ onChoose }: { readonly onChoose: (id: string) => void }) => (
  <ResourceView
    resource={useQuery(stepReads[2]().categories)}
    loadingLabel={texts.loadingGrid}
    loading={<Shape />}
    empty={<GreyPanel message={texts.empty} picture="/pictures/state-empty.svg" />}
    renderError={(_error, retry) => <FailedPanel onRetry={retry} />}
  >
    {(categories) => (
      <ul className="sleeves" aria-label={texts.grid}>
        {categories.map((category, index) => (
          <Sleeve
            key={category.id}
            name={category.name}
            description={category.description}
            picture={category.picture}
            tint={tintOf(index)}
            onPress={() => onChoose(category.id)}
          />
        ))}
      </ul>
    )}
  </ResourceView>
);
