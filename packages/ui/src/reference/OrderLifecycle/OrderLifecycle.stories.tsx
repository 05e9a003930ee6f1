import { orderActions, orderTransitions } from '@gifting/domain/orders/lifecycle';
import { orderStatuses } from '@gifting/domain/orders/order-status';
import { expect, screen, within } from 'storybook/test';
import { orderProgressTexts } from '#screens/orders/OrderScreen/OrderProgress.texts.ts';
import { statusWord } from '#screens/orders/shared/status.ts';
import preview from '#storybook/preview';
import { OrderLifecycle } from './OrderLifecycle';
import { orderLifecycleTexts as texts } from './OrderLifecycle.texts';

const meta = preview.meta({ title: 'Reference/Order lifecycle', component: OrderLifecycle });

/** Every status, action and change of status is in the drawing, and every action in the table. */
export const Everything = meta.story({
  play: async () => {
    const drawing = within(screen.getByRole('img', { name: texts.drawing }));
    for (const status of orderStatuses) await expect(drawing.getByText(statusWord(status))).toBeVisible();
    for (const { label } of Object.values(orderProgressTexts.actions))
      await expect(drawing.getByText(label)).toBeVisible();
    const ways = Object.values(orderTransitions).flatMap(({ from }) => from);
    await expect(document.querySelectorAll('.machine__way')).toHaveLength(ways.length);
    const table = screen.getByRole('table', { name: texts.table });
    await expect(within(table).getAllByRole('row')).toHaveLength(orderActions.length + 1);
  },
});
