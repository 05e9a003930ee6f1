import { expect, screen, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { screens } from '../../../../states/table';
import { listsItsSections, saysAll } from '../TextPage/text-page-person';
import { AccessibilityScreen } from './AccessibilityScreen';
import { screenTableTexts, accessibilityTexts as texts } from './AccessibilityScreen.texts';

const meta = preview.meta({
  title: 'Screens/General/Accessibility statement',
  component: AccessibilityScreen,
  parameters: { controls: { disable: true }, route: { at: paths.accessibility } },
  render: () => (
    <PublicLayout>
      <AccessibilityScreen />
    </PublicLayout>
  ),
});

const listsTheScreens = async () => {
  await saysAll(texts);
  const table = within(screen.getByRole('table', { name: screenTableTexts.caption }));
  await expect(table.getAllByRole('row')).toHaveLength(Object.keys(screens).length + 1);
  await expect(table.getByRole('row', { name: /Home, nine sections/ })).toHaveTextContent(
    String(Object.keys(screens.S02.states).length),
  );
};

export const Default = meta.story({ tags: ['picture'], play: listsTheScreens });

/** By keyboard along the list of sections. */
export const Contents = meta.story({ play: () => listsItsSections(texts) });

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await listsTheScreens();
    await fitsTheWidth();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWidth });
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, play: fitsTheWidth });
