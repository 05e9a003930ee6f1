import { useQuery } from '@tanstack/react-query';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { stepReads } from '#screens/orders/BuilderScreen/BuilderScreen.reads.ts';
import { FailedPanel } from '#screens/orders/BuilderScreen/FailedPanel.tsx';
import { collectionTexts as texts } from './CollectionStep.texts';
import '#primitives/Tabs/Tabs.css';
import './CategoryTabs.css';

type CategoryTabsProps = Readonly<{ chosen: string | null; onChoose: (id: string) => void }>;

/**
 * The categories as index cards. Buttons, not ARIA tabs: pressing one chooses it and moves on, so arrow keys must not
 * activate them (CAT-01, CAT-04, C-09).
 */
export const CategoryTabs = ({ chosen, onChoose }: CategoryTabsProps) => (
  <ResourceView
    resource={useQuery(stepReads[2]().choices)}
    loadingLabel={texts.loadingTabs}
    loading={<Skeleton shape="box" height="2.9rem" />}
    empty={null}
    renderError={(_error, retry) => <FailedPanel onRetry={retry} />}
  >
    {(choices) => (
      <nav aria-label={texts.tabs}>
        <ul className="tabs">
          {choices.map(({ id, name }) => (
            <li key={id} className="flex-none">
              <button
                type="button"
                className="tab category-tab"
                aria-current={id === chosen || undefined}
                onClick={() => onChoose(id)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </ResourceView>
);
