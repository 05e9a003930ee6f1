import { X } from 'lucide-react';
import { Button } from '#primitives/Button/Button.tsx';
import { focusHeadingAround } from '#primitives/focus/focusHeading.ts';
import { catalogueTexts as texts } from './CatalogueScreen.texts';
import type { ChosenFilter } from './chosen-filters';
import type { ChangeWish } from './useWish';
import { cleared, searchOf } from './wish';

type ChosenFiltersProps = Readonly<{ chosen: readonly ChosenFilter[]; change: ChangeWish }>;

/** The chosen filters as hang tags that come off. */
export const ChosenFilters = ({ chosen, change }: ChosenFiltersProps) => {
  if (chosen.length === 0) return null;
  // The pressed tag goes, so reading goes on at the heading.
  const leave: ChangeWish = (to) => {
    focusHeadingAround();
    change(to);
  };
  return (
    <ul className="row" aria-label={texts.chosen}>
      {chosen.map(({ label, rest }) => (
        <li key={searchOf(rest)}>
          <button
            type="button"
            className="catalogue__tag"
            aria-label={texts.remove(label)}
            onClick={() => leave(() => rest)}
          >
            {label}
            <X className="icon" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={() => leave(cleared)}>
          {texts.clear}
        </Button>
      </li>
    </ul>
  );
};
