import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { fitsTheWidth } from '../../../../../../.storybook/world/person';
import { paths } from '../../../app/paths';
import { PublicLayout } from '../../layout/PublicLayout/PublicLayout';
import { HomeScreen } from './HomeScreen';
import { homeTexts as texts } from './HomeScreen.texts';

const meta = preview.meta({
  title: 'Screens/Home/Home',
  component: HomeScreen,
  parameters: { route: { at: paths.home } },
  render: () => (
    <PublicLayout>
      <HomeScreen />
    </PublicLayout>
  ),
});

const showsEverything = async () => {
  await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(screen.getByText(texts.lead)).toBeVisible();
  await expect(screen.getByRole('link', { name: texts.start })).toHaveAttribute('href', paths.builder);
  const steps = within(screen.getByRole('region', { name: texts.how })).getAllByRole('listitem');
  await expect(steps).toHaveLength(6);
  for (const [index, step] of texts.steps.entries()) await expect(steps[index]).toHaveTextContent(step);
  const figures = within(screen.getByRole('region', { name: texts.collaborate }));
  for (const { figure, of } of texts.figures) {
    await expect(figures.getByText(figure)).toBeVisible();
    await expect(figures.getByText(of)).toBeVisible();
  }
};

export const Default = meta.story({ play: showsEverything });

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsEverything();
    await fitsTheWidth();
  },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

export const Wide = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: fitsTheWidth,
});
