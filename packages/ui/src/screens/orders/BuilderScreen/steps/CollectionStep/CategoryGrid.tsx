import type { Category } from '@gifting/domain/categories/category';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { GreyPanel } from '#patterns/GreyPanel/GreyPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Picture, type Tint, tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { stepReads } from '#screens/orders/BuilderScreen/BuilderScreen.reads.ts';
import { FailedPanel } from '#screens/orders/BuilderScreen/FailedPanel.tsx';
import { collectionTexts as texts } from './CollectionStep.texts';
import './CategoryGrid.css';

type SleeveProps = Readonly<{ category: Category; tint: Tint; onChoose: () => void }>;

/**
 * A category as a box in its sleeve, pulled out a little by the thumb notch under the pointer. All of it can be pressed; the
 * button is named by the category alone.
 */
const Sleeve = ({ category: { name, description, picture }, tint, onChoose }: SleeveProps) => {
  const id = useId();
  return (
    <li className={`sleeve tint-${tint}`}>
      <Picture src={picture} alt="" tint={tint} ratio="4 / 3.4" className="sleeve__goods" />
      <div className="sleeve__cover">
        <div className="sleeve__text">
          <h2 className="t-heading" id={`${id}-name`}>
            {name}
          </h2>
          <p className="text-muted text-sm" id={`${id}-more`}>
            {description}
          </p>
        </div>
      </div>
      <button
        type="button"
        className="sleeve__press"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more`}
        onClick={onChoose}
      />
    </li>
  );
};

const Shape = () => (
  <div className="sleeves">
    {[0, 1, 2, 3, 4].map((place) => (
      <div key={place} className="sleeve sleeve--shape">
        <Skeleton shape="box" ratio="4 / 2.7" />
        <div className="sleeve__text">
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </div>
    ))}
  </div>
);

/** All categories: two to a row, three on a tablet, five on a desktop (CAT-02, CAT-05). */
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
            category={category}
            tint={tintOf(index)}
            onChoose={() => onChoose(category.id)}
          />
        ))}
      </ul>
    )}
  </ResourceView>
);
