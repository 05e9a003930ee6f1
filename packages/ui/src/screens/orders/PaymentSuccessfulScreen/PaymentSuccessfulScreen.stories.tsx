import { draftKeys } from '@gifting/client-state/orders/keys';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { resultLinks } from '../shared/result.texts';
import { PaymentSuccessfulScreen } from './PaymentSuccessfulScreen';
import { paymentSuccessfulTexts as texts } from './PaymentSuccessfulScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Payment success',
  component: PaymentSuccessfulScreen,
  parameters: { controls: { disable: true }, draft: sampleDraft, route: { at: paths.paymentSuccessful } },
});

export const Default = meta.story({
  parameters: { states: ['S22.01', 'S22.02'] },
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

/** A browser may have blocked the invoice's tab, so a valid link is shown here as well. */
export const WithInvoice = meta.story({
  parameters: { route: { at: paths.paymentSuccessful, state: { invoice: '/invoices/7' } } },
  play: async () => {
    const link = screen.getByRole('link', { name: texts.invoice });
    await expect(link).toHaveAttribute('href', '/invoices/7');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
  },
});

export const WithHostileInvoice = meta.story({
  parameters: { route: { at: paths.paymentSuccessful, state: { invoice: 'javascript:alert(1)' } } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(screen.queryByRole('link', { name: texts.invoice })).toBeNull();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S22.03'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await fitsTheWidth();
  },
});
