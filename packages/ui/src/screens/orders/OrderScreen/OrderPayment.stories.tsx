import { sampleBuyer } from '@gifting/api/account/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import {
  lifecycleMock,
  ownOrderMock,
  payOrderMock,
  sampleLifecycle,
  sampleOrderDetail,
} from '@gifting/api/orders/mocks';
import { orderLifecycle } from '@gifting/domain/orders/lifecycle';
import { paths } from '@gifting/domain/site/paths';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { orderPath } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { OrderScreen } from './OrderScreen';
import { reads } from './OrderScreen.reads';
import { orderTexts } from './OrderScreen.texts';

const received = fn();

const meta = preview.meta({
  title: 'Screens/Orders/Order payment',
  component: OrderScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.order, at: orderPath('1064'), reads },
  },
});

/** What of an order by card was charged, by its payment status. */
const paymentStory = (paymentStatus: string, heldUntil: string | null = null) =>
  ownOrderMock.ok(sampleOrderDetail({ paymentStatus, heldUntil }));
const { payments } = orderTexts;
const total = '2,646.00 GBP';

/** An order that its buyer can still pay, by its payment status. */
const payable = (paymentStatus: string) => [
  paymentStory(paymentStatus),
  lifecycleMock.ok(sampleLifecycle({ payable: true })),
];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const PayableAgain = meta.story({
  parameters: { states: ['S51.27'] },
  beforeEach: ({ msw }) => msw.use(...payable('lapsed')),
  play: async () => {
    await expect(await screen.findByText(payments.lapsed(total))).toBeVisible();
    await expect(screen.getByRole('button', { name: payments.card })).toBeVisible();
    await expect(screen.getByRole('button', { name: payments.invoice })).toBeVisible();
  },
});

export const PayableAfterRefusal = meta.story({
  parameters: { states: ['S51.28'] },
  beforeEach: ({ msw }) => msw.use(...payable('failed')),
  play: async () => {
    await expect(await screen.findByText(payments.failed(total))).toBeVisible();
    await expect(screen.getByRole('button', { name: payments.card })).toBeVisible();
  },
});

/** Its page was closed before a card was entered. */
export const NeverPaid = meta.story({
  beforeEach: ({ msw }) => msw.use(...payable('pending')),
  play: async () => {
    await expect(await screen.findByText(payments.unpaid(total))).toBeVisible();
    await expect(screen.getByRole('button', { name: payments.card })).toBeVisible();
  },
});

export const OpeningPayment = meta.story({
  parameters: { states: ['S51.29'] },
  beforeEach: ({ msw }) => msw.use(...payable('lapsed'), payOrderMock.pending()),
  play: async () => {
    await press(payments.card);
    await visible(await screen.findByText(payments.opening));
    await expect(screen.getByRole('button', { name: payments.invoice })).toBeDisabled();
  },
});

export const PaysByCard = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...payable('lapsed'), payOrderMock.ok()),
  play: async () => {
    await press(payments.card);
    await expect(await screen.findByText('Opened https://pay.example/pay/7 in this tab')).toBeVisible();
  },
});

export const PaidByInvoice = meta.story({
  parameters: { states: ['S51.30'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ...payable('failed'),
      payOrderMock.answer(({ body }) => {
        received(body);
        msw.use(paymentStory('pending'), lifecycleMock.ok());
        return { ...payOrderMock.samples.ok, paymentLink: null };
      }),
    ),
  play: async () => {
    await press(payments.invoice);
    await seesToast(payments.toInvoice);
    await expect(received).toHaveBeenCalledWith({ method: 'invoice' });
    await waitFor(() => expect(screen.queryByRole('button', { name: payments.invoice })).toBeNull());
  },
});

export const PaidMeanwhile = meta.story({
  parameters: { states: ['S51.31'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ...payable('lapsed'),
      payOrderMock.answer(() => {
        msw.use(paymentStory('authorised', '2999-10-13T09:12:00Z'), lifecycleMock.ok());
        throw new Refusal(409, 'Not now', { details: z.encode(orderLifecycle, sampleLifecycle()) });
      }),
    ),
  play: async () => {
    await press(payments.card);
    await seesToast(payments.nothingLeft);
    await expect(await screen.findByText(payments.authorised(total))).toBeVisible();
  },
});

export const PaymentNotOpened = meta.story({
  parameters: { states: ['S51.32'] },
  beforeEach: ({ msw }) => msw.use(...payable('failed'), payOrderMock.failure(502)),
  play: async () => {
    await press(payments.card);
    await seesToast(payments.notOpened);
    await expect(screen.getByRole('button', { name: payments.card })).toBeEnabled();
    await expect(screen.getByRole('button', { name: payments.invoice })).toBeEnabled();
  },
});
