import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState';
import { Sheet } from '../../../primitives/Sheet/Sheet';

/** The texts of an order flow nothing has been chosen in. */
export const emptyBoxTexts = {
  message: 'Your gift box is empty',
  hint: 'Choose products and packaging first, then come back here.',
  start: 'Start a gift box',
} as const;

/** Nothing has been chosen: there is nothing to order, and a way to begin (D-07). */
export const EmptyBox = () => (
  <Sheet>
    <EmptyState message={emptyBoxTexts.message}>
      <p className="text-muted mb-3">{emptyBoxTexts.hint}</p>
      <ButtonLink to={paths.builder} variant="primary">
        {emptyBoxTexts.start}
      </ButtonLink>
    </EmptyState>
  </Sheet>
);
