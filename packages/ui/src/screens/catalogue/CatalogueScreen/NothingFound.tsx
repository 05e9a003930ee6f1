import type { CatalogueWish } from '@gifting/domain/catalogue/asked';
import type { CatalogueResults } from '@gifting/domain/catalogue/results';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { focusHeadingAround } from '#primitives/focus/focusHeading.ts';
import { catalogueTexts as texts } from './CatalogueScreen.texts';
import type { ChangeWish } from './useWish';
import { cleared, without } from './wish';

type NothingFoundProps = Readonly<{
  wish: CatalogueWish;
  change: ChangeWish;
  relaxed: CatalogueResults['relaxed'];
  /** Whether anything narrows the catalogue. */
  narrowed: boolean;
}>;

/** Nothing was found: which single change brings back how many products. */
export const NothingFound = ({ wish, change, relaxed, narrowed }: NothingFoundProps) => {
  const leave: ChangeWish = (to) => {
    focusHeadingAround();
    change(to);
  };
  if (!narrowed)
    return (
      <Card padded>
        <EmptyState message={texts.empty} />
      </Card>
    );
  return (
    <Card padded className="stack">
      <EmptyState message={relaxed[0]?.filter === 'words' && wish.q ? texts.noneOf(wish.q) : texts.none}>
        <p className="text-muted">{relaxed.length > 0 ? texts.ways : texts.noWay}</p>
      </EmptyState>
      <ul className="catalogue__ways">
        {relaxed.map(({ filter, count }) => (
          <li key={filter} className="split">
            <span>{texts.without[filter]}</span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${texts.without[filter]}: ${texts.brings(count)}`}
              onClick={() => leave((present) => without(present, filter))}
            >
              {texts.brings(count)}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => leave(cleared)}>
            {texts.clear}
          </Button>
        </li>
      </ul>
    </Card>
  );
};
