import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Toasts } from './Toasts';
import { toasts } from './toast-texts';

const meta = preview.meta({ title: 'Reference/Toasts', component: Toasts });

export const Everything = meta.story({
  play: async () => {
    for (const [source, texts] of Object.entries(toasts)) {
      const table = within(screen.getByRole('table', { name: source }));
      for (const text of texts) await expect(table.getByText(text)).toBeVisible();
    }
  },
});
