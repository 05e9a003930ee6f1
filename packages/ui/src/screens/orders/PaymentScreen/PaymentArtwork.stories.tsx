import { sampleBuyer } from '@gifting/api/account/mocks';
import { missingTexts } from '@gifting/api/core/texts';
import { createOrderMock, uploadArtworkMock } from '@gifting/api/orders/mocks';
import { samplePreview } from '@gifting/api/orders/sample-artwork';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import preview from '#storybook/preview';
import { artworkTexts as texts } from '../shared/Artwork/artwork.texts';
import { PaymentScreen } from './PaymentScreen';
import { paymentTexts } from './PaymentScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Payment, artwork',
  component: PaymentScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    draft: sampleDraft,
    route: { at: paths.payment },
  },
});

const sent = fn<(order: OrderRequest) => void>();
const goOn = () => screen.getByRole('button', { name: paymentTexts.continue });
const field = () => screen.findByLabelText(texts.label);
const keepArtwork = () => {
  window.sessionStorage.setItem('unsent:artwork', JSON.stringify({ id: '3001', name: 'fernside-logo.svg' }));
  window.sessionStorage.setItem('unsent:buyer-logo', samplePreview);
};
const choose = async () =>
  userEvent.upload(
    await field(),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'fernside-logo.svg', { type: 'image/svg+xml' }),
  );

export const GoesWithTheOrder = meta.story({
  parameters: { states: ['S80.01'] },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    keepArtwork();
    msw.use(
      createOrderMock.answer(({ body }) => {
        sent(body);
        return createOrderMock.samples.ok;
      }),
    );
  },
  play: async () => {
    await expect(await field()).toHaveAccessibleDescription(expect.stringContaining(texts.kept));
    await expect(screen.getByText('fernside-logo.svg')).toBeVisible();
    await waitFor(() => expect(goOn()).toBeEnabled());
  },
});

export const Ordered = meta.story({
  ...GoesWithTheOrder.input,
  tags: ['!dev'],
  play: async () => {
    await GoesWithTheOrder.play();
    await userEvent.click(goOn());
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ artwork_id: '3001' }));
  },
});

export const OrderingWaits = meta.story({
  parameters: { states: ['S80.02'] },
  beforeEach: ({ msw }) => msw.use(uploadArtworkMock.pending()),
  play: async () => {
    await waitFor(() => expect(goOn()).toBeEnabled());
    await choose();
    await expect(await screen.findByText(texts.sending('fernside-logo.svg'))).toBeVisible();
    await expect(goOn()).toBeDisabled();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S80.03'] },
  beforeEach: ({ msw }) => msw.use(uploadArtworkMock.failure(500)),
  play: async () => {
    await waitFor(() => expect(goOn()).toBeEnabled());
    await choose();
    await expect(await screen.findByText(texts.orderWaits)).toBeVisible();
    await expect(goOn()).toBeDisabled();
    await expect(screen.getByRole('button', { name: texts.tryAgain })).toBeVisible();
  },
});

export const Removed = meta.story({
  ...Failed.input,
  tags: ['!dev'],
  play: async () => {
    await Failed.play();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(goOn()).toBeEnabled());
    await expect(screen.queryByText(texts.orderWaits)).toBeNull();
  },
});

export const NotThereAnyMore = meta.story({
  parameters: { states: ['S80.04'] },
  beforeEach: ({ msw }) => {
    keepArtwork();
    msw.use(createOrderMock.failure(404, missingTexts.artwork));
  },
  play: async () => {
    await waitFor(() => expect(goOn()).toBeEnabled());
    await userEvent.click(goOn());
    await expect(await screen.findByText(missingTexts.artwork)).toBeVisible();
    await expect(screen.getByText('fernside-logo.svg')).toBeVisible();
  },
});
