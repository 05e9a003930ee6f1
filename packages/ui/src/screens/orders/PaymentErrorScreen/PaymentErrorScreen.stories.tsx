import { draftKeys } from '@gifting/client-state/orders/keys';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { resultLinks } from '../shared/result.texts';
import { PaymentErrorScreen } from './PaymentErrorScreen';
import { paymentErrorTexts as texts } from './PaymentErrorScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Payment failure',
  component: PaymentErrorScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, draft: sampleDraft, route: { at: paths.paymentError } },
});

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S23.01', 'S23.02'] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(screen.getByText(texts.text)).toBeVisible();
    await expect(screen.getByRole('link', { name: resultLinks.orders })).toHaveAttribute(
      'href',
      paths.orders,
    );
    await expect(screen.getByRole('link', { name: resultLinks.newOrder })).toHaveAttribute(
      'href',
      paths.builder,
    );
    await expect(screen.getByRole('link', { name: resultLinks.contact })).toHaveAttribute(
      'href',
      paths.contact,
    );
    for (const key of Object.values(draftKeys))
      await waitFor(() => expect(window.sessionStorage.getItem(key)).toBeNull());
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S23.03'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await fitsTheWidth();
  },
});
