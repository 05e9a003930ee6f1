import { sampleBuyer } from '@gifting/api/account/mocks';
import { createOrderMock, taxBasisMock } from '@gifting/api/orders/mocks';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import preview from '#storybook/preview';
import { summaryTexts } from '../shared/summary.texts';
import { taxScreenTexts as taxes } from '../shared/tax.texts';
import { PaymentScreen } from './PaymentScreen';
import { paymentTexts as texts } from './PaymentScreen.texts';

const tax = { deliveryCountry: 'DE', billingCountry: 'AT', vatNumber: 'ATU12345675' };

const meta = preview.meta({
  title: 'Screens/Orders/VAT at payment',
  component: PaymentScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    draft: { ...sampleDraft, checkout: sampleDraft.checkout && { ...sampleDraft.checkout, tax } },
    route: { at: paths.payment },
  },
  beforeEach: ({ msw }) => msw.use(taxBasisMock.ok({ sellerCountry: 'DE', day: '2025-10-06' })),
});

const summary = () => within(screen.getByRole('region', { name: summaryTexts.title }));
const sent = fn<(order: OrderRequest) => void>();

export const Default = meta.story({
  parameters: { states: ['S68.07'] },
  play: async () => {
    await expect(await summary().findByText('VAT 19%, Germany')).toBeVisible();
    await expect(summary().getByText('502.74 GBP')).toBeVisible();
    await expect(summary().getByText('3,148.74 GBP')).toBeVisible();
    await expect(screen.getByText(texts.steps.authorised.note('3,148.74 GBP'))).toBeVisible();
    await expect(screen.getByText(texts.reviewed.vatNumber(tax.vatNumber))).toBeVisible();
    await expect(screen.getByText('Germany')).toBeVisible();
    await expect(screen.getByText('Austria')).toBeVisible();
  },
});

export const SentWithTheOrder = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    sent.mockReset();
    msw.use(
      createOrderMock.answer(({ body }) => {
        sent(body);
        return createOrderMock.samples.ok;
      }),
    );
  },
  play: async () => {
    await summary().findByText('VAT 19%, Germany');
    await userEvent.click(screen.getByRole('button', { name: texts.continue }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          tax: { delivery_country: 'DE', billing_country: 'AT', vat_number: 'ATU12345675' },
        }),
      ),
    );
  },
});

export const Unknown = meta.story({
  parameters: { states: ['S68.08'] },
  beforeEach: ({ msw }) => msw.use(taxBasisMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(taxes.failed, {}, { timeout: 15_000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.continue })).toBeDisabled();
    await expect(screen.getByRole('button', { name: taxes.retry })).toBeEnabled();
  },
});

export const TriedAgain = meta.story({
  ...Unknown.input,
  tags: ['!dev'],
  parameters: {},
  play: async ({ msw }) => {
    await Unknown.input.play?.();
    msw.use(taxBasisMock.ok());
    await userEvent.click(screen.getByRole('button', { name: taxes.retry }));
    await expect(await summary().findByText(taxes.gross)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.continue })).toBeEnabled();
  },
});
