import { paths } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { listsItsSections, saysAll } from '../TextPage/text-page-person';
import { TermsScreen } from './TermsScreen';
import { termsTexts as texts } from './TermsScreen.texts';

const meta = preview.meta({
  title: 'Screens/General/Terms',
  component: TermsScreen,
  parameters: { controls: { disable: true }, route: { at: paths.terms } },
  render: () => (
    <PublicLayout>
      <TermsScreen />
    </PublicLayout>
  ),
});

export const Default = meta.story({ tags: ['picture'], play: () => saysAll(texts) });

/** By keyboard along the list of sections. */
export const Contents = meta.story({ play: () => listsItsSections(texts) });

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await saysAll(texts);
    await fitsTheWidth();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWidth });
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, play: fitsTheWidth });
