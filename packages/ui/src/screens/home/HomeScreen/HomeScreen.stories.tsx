import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { arrivesAt, fitsTheWidth } from '../../../../../../.storybook/world/person';
import { paths } from '../../../app/paths';
import { HomeScreen } from './HomeScreen';
import { homeTexts as texts } from './HomeScreen.texts';

const meta = preview.meta({
  title: 'Screens/Home/Home',
  component: HomeScreen,
  parameters: { route: { at: paths.home } },
});

export const Default = meta.story({
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(screen.getByText(texts.lead)).toBeVisible();
    const steps = within(screen.getByRole('region', { name: texts.how })).getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([...texts.steps]);
    for (const { figure, label } of texts.figures) {
      await expect(screen.getByText(label).nextElementSibling).toHaveTextContent(figure);
    }
  },
});

export const ToTheBuilder = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: texts.start }));
    await arrivesAt(paths.builder);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('link', { name: texts.start })).toBeVisible();
    await fitsTheWidth();
  },
});
