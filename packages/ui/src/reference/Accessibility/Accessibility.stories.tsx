import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { screens } from '../../../states/table';
import { Accessibility } from './Accessibility';
import { accessibilityTexts as texts } from './Accessibility.texts';

const meta = preview.meta({ title: 'Reference/Accessibility statement', component: Accessibility });

export const Statement = meta.story({
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(screen.getByText(texts.known[1])).toBeVisible();
    const table = within(screen.getByRole('table', { name: texts.screens }));
    await expect(table.getAllByRole('row')).toHaveLength(Object.keys(screens).length + 1);
    await expect(table.getByRole('row', { name: /Home, nine sections/ })).toHaveTextContent(
      String(Object.keys(screens.S02.states).length),
    );
  },
});
