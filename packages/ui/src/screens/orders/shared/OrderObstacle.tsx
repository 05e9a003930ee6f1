import type { Obstacle } from '@gifting/domain/orders/steps';
import { totalTooLarge } from '@gifting/domain/orders/totals';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { Card } from '#primitives/Card/Card.tsx';

/** Why a draft cannot be ordered, and the link that fixes it. */
export const obstacleTexts = {
  'empty box': {
    message: 'Your gift box is empty',
    hint: 'Choose products and packaging first, then come back here.',
    start: 'Start a gift box',
  },
  'no project': {
    message: 'We do not know your project details',
    hint: 'Your gift box is kept. Fill in the project details again, then come back here.',
    start: 'Define your project details',
  },
  'other currency': {
    message: 'Your prices are in another currency',
    hint: 'Your gift box is kept. The builder takes the prices of the currency you chose.',
    start: 'Go to the builder',
  },
  'too large': {
    message: 'Your order is too large',
    get hint() {
      return totalTooLarge();
    },
    start: 'Go to the builder',
  },
} as const satisfies Record<Obstacle, unknown>;

/** Replaces a total that would be wrong: names what is missing and links to the step that fixes it (D-07, C-16). */
export const OrderObstacle = ({ obstacle }: { readonly obstacle: Obstacle }) => {
  const { message, hint, start } = obstacleTexts[obstacle];
  return (
    <Card>
      <EmptyState message={message}>
        <p className="mb-3 text-muted">{hint}</p>
        <ButtonLink to={paths.builder} variant="primary">
          {start}
        </ButtonLink>
      </EmptyState>
    </Card>
  );
};
