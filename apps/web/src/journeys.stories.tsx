import { loginMock, sampleBuyer } from '@gifting/api/account/mocks';
import { giftingMock } from '@gifting/api/gifting/mocks';
import { createOrderMock } from '@gifting/api/orders/mocks';
import { deliveries } from '@gifting/domain/testing/deliveries';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { orderPath, paths } from '@gifting/ui/app/paths.ts';
import { signInTexts } from '@gifting/ui/screens/account/SignInScreen/SignInScreen.texts.ts';
import { checkoutTexts } from '@gifting/ui/screens/orders/CheckoutScreen/CheckoutScreen.texts.ts';
import { orderTexts } from '@gifting/ui/screens/orders/OrderScreen/OrderScreen.texts.ts';
import { ordersTexts } from '@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.texts.ts';
import { paymentErrorTexts } from '@gifting/ui/screens/orders/PaymentErrorScreen/PaymentErrorScreen.texts.ts';
import { paymentTexts } from '@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { paymentSuccessfulTexts } from '@gifting/ui/screens/orders/PaymentSuccessfulScreen/PaymentSuccessfulScreen.texts.ts';
import { resultLinks } from '@gifting/ui/screens/orders/shared/result.texts.ts';
import { redemptionTexts } from '@gifting/ui/screens/recipients/RedemptionScreen/RedemptionScreen.texts.ts';
import { fill } from '@gifting/ui/screens/recipients/shared/recipient-person.ts';
import { thankYouTexts } from '@gifting/ui/screens/recipients/ThankYouScreen/ThankYouScreen.texts.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { allRoutes } from './all-routes';

/** Journeys run on the real route table, with all guards, loaders and layouts. */
const meta = preview.meta({ title: 'Journeys' });

const created = { message: 'Thank you, your order is in', invoiceLink: null, paymentLink: null };

/** Waits for a screen while code, data and delays are pending. */
const arrives = async (title: string): Promise<void> => {
  await expect(
    await screen.findByRole('heading', { level: 1, name: title }, { timeout: 8000 }),
  ).toBeVisible();
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

/** From the filled box to the order in the dashboard, by invoice, while the menu's read hangs. */
export const OrderByInvoice = meta.story({
  parameters: {
    user: sampleBuyer,
    draft: { ...sampleDraft, checkout: null },
    route: { at: paths.orderDetails, app: allRoutes },
  },
  beforeEach: ({ msw }) => msw.use(createOrderMock.ok(created), giftingMock.pending()),
  play: async () => {
    await arrives(checkoutTexts.title);
    for (const name of [checkoutTexts.delivery, checkoutTexts.billing]) {
      const address = within(screen.getByRole('group', { name }));
      for (const [label, value] of [
        ['Address Line 1', '14 Calder Wharf'],
        ['Post Town', 'Leeds'],
        ['Post Code', 'LS10 1AP'],
      ] as const) {
        await userEvent.click(address.getByLabelText(label));
        await userEvent.paste(value);
      }
    }
    await press(checkoutTexts.submit);
    await arrives(paymentTexts.title);
    await userEvent.click(screen.getByRole('radio', { name: paymentTexts.invoice.title }));
    await press(paymentTexts.continue);
    await arrives(paymentSuccessfulTexts.title);
    await follow(resultLinks.orders);
    await arrives(ordersTexts.title);
    await expect(await screen.findByRole('table', { name: ordersTexts.table })).toBeVisible();
  },
});

/** The payment page returns the buyer without payment; the order still exists. */
export const PaymentByCardFails = meta.story({
  parameters: {
    user: sampleBuyer,
    draft: sampleDraft,
    route: { at: paths.payment, app: allRoutes },
  },
  beforeEach: ({ msw }) => msw.use(createOrderMock.ok({ ...created, paymentLink: paths.paymentError })),
  play: async () => {
    await arrives(paymentTexts.title);
    await userEvent.click(screen.getByRole('radio', { name: paymentTexts.card.title }));
    await press(paymentTexts.confirm);
    await arrives(paymentErrorTexts.title);
    await follow(resultLinks.orders);
    await arrives(ordersTexts.title);
  },
});

/** A deep link to an order leads a visitor through sign-in to the order. The hanging menu read blocks nothing. */
export const SignInFromADeepLink = meta.story({
  parameters: { route: { at: orderPath('1064'), app: allRoutes } },
  beforeEach: ({ msw }) => msw.use(loginMock.ok(), giftingMock.pending()),
  play: async () => {
    await arrives(signInTexts.title);
    await seesToast(signInTexts.loginFirst);
    await userEvent.type(screen.getByLabelText(signInTexts.email), 'buyer@example.com');
    await userEvent.type(screen.getByLabelText(signInTexts.password), 'unwrap-the-day');
    await press(signInTexts.submit);
    await arrives(orderTexts.title);
    await expect(await screen.findByRole('region', { name: orderTexts.contents })).toBeVisible();
  },
});

/** A recipient chooses a gift, gives an address and is thanked, while the shop's reads hang. */
export const RedeemAGift = meta.story({
  parameters: { route: { at: '/gift-redemption/summer-2026', app: allRoutes } },
  beforeEach: ({ msw }) => msw.use(giftingMock.pending()),
  play: async () => {
    await arrives(redemptionTexts.title);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Potted Plant' }));
    await fill(deliveries.Japan);
    await press(redemptionTexts.submit);
    await arrives(thankYouTexts.title);
    await expect(screen.getByText(thankYouTexts.text)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});
