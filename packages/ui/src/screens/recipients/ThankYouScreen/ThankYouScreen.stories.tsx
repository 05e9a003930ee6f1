import { thankYouIds } from '@gifting/domain/campaigns/recipient';
import { expect, screen } from 'storybook/test';
import { paths, thankYouPath } from '#app/paths.ts';
import { RecipientLayout } from '#screens/layout/RecipientLayout/RecipientLayout.tsx';
import { fitsTheWidth, isKeptFromSearch } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ThankYouScreen } from './ThankYouScreen';
import { thankYouTexts as texts } from './ThankYouScreen.texts';

const meta = preview.meta({
  title: 'Screens/Recipients/Thank you',
  component: ThankYouScreen,
  parameters: {
    controls: { disable: true },
    route: { path: paths.micrositeThankYou, at: thankYouPath(thankYouIds) },
  },
  render: () => (
    <RecipientLayout>
      <ThankYouScreen />
    </RecipientLayout>
  ),
});

const thanks = async () => {
  await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(screen.getByText(texts.text)).toBeVisible();
  await isKeptFromSearch();
  await fitsTheWidth();
};

export const AfterMicrosite = meta.story({
  tags: ['picture'],
  parameters: { states: ['S44.01'] },
  play: thanks,
});

export const AfterRedemption = meta.story({
  parameters: {
    states: ['S44.02'],
    route: { path: paths.redemptionThankYou, at: '/gift-redemption/123/456' },
  },
  play: thanks,
});

export const Narrow = meta.story({
  parameters: { states: ['S44.03'] },
  globals: { viewport: { value: 'phone' } },
  play: thanks,
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: thanks });
