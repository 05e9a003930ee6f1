import { loginMock, sampleBuyer } from '@gifting/api/account/mocks';
import { giftingMock } from '@gifting/api/gifting/mocks';
import { createOrderMock } from '@gifting/api/orders/mocks';
import { profileMock } from '@gifting/api/profile/mocks';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { orderPath, paths } from '@gifting/ui/app/paths.ts';
import { signInTexts } from '@gifting/ui/screens/account/SignInScreen/SignInScreen.texts.ts';
import { builderTexts } from '@gifting/ui/screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { giftNoteTexts } from '@gifting/ui/screens/orders/BuilderScreen/steps/GiftNoteStep/GiftNoteStep.texts.ts';
import { projectTexts } from '@gifting/ui/screens/orders/BuilderScreen/steps/ProjectStep/ProjectStep.texts.ts';
import { checkoutTexts } from '@gifting/ui/screens/orders/CheckoutScreen/CheckoutScreen.texts.ts';
import { orderTexts } from '@gifting/ui/screens/orders/OrderScreen/OrderScreen.texts.ts';
import { ordersTexts } from '@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.texts.ts';
import { paymentErrorTexts } from '@gifting/ui/screens/orders/PaymentErrorScreen/PaymentErrorScreen.texts.ts';
import { paymentTexts } from '@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { paymentSuccessfulTexts } from '@gifting/ui/screens/orders/PaymentSuccessfulScreen/PaymentSuccessfulScreen.texts.ts';
import { resultLinks } from '@gifting/ui/screens/orders/shared/result.texts.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { arrives, follow, Journey, journey, press, startsAnew } from '#storybook/app-harness/journey';
import { seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { allRoutes } from './all-routes';

/** Journeys run on the real route table, with all guards, loaders and layouts. */
const meta = preview.meta({
  title: 'Journeys/Orders',
  component: Journey,
  args: { until: '' },
  beforeEach: startsAnew,
});

const created = { message: 'Thank you, your order is in', invoiceLink: null, paymentLink: null };

const address = [
  ['Address Line 1', '14 Calder Wharf'],
  ['Post Town', 'Leeds'],
  ['Post Code', 'LS10 1AP'],
] as const;

const enterAddresses = async () => {
  await arrives(checkoutTexts.title);
  for (const name of [checkoutTexts.delivery, checkoutTexts.billing]) {
    const group = within(screen.getByRole('group', { name }));
    for (const [label, value] of address) {
      await userEvent.click(group.getByLabelText(label));
      await userEvent.paste(value);
    }
  }
  await press(checkoutTexts.submit);
  await arrives(paymentTexts.title);
};

const choosePayment = async (name: string) => userEvent.click(screen.getByRole('radio', { name }));

const findTheOrder = async () => {
  await follow(resultLinks.orders);
  await arrives(ordersTexts.title);
  await expect(await screen.findByRole('table', { name: ordersTexts.table })).toBeVisible();
};

const fromCheckout = {
  user: sampleBuyer,
  draft: { ...sampleDraft, checkout: null },
  route: { at: paths.orderDetails, app: allRoutes },
} as const;

/** From the filled box to the order in the dashboard, by invoice, while the menu's read hangs. */
export const OrderByInvoice = meta.story({
  parameters: fromCheckout,
  beforeEach: ({ msw }) => msw.use(createOrderMock.ok(created), giftingMock.pending(), profileMock.empty()),
  ...journey({
    'Enter the addresses': enterAddresses,
    'Choose the invoice': () => choosePayment(paymentTexts.invoice.title),
    'Order without payment': async () => {
      await press(paymentTexts.continue);
      await arrives(paymentSuccessfulTexts.title);
    },
    'Find the order': findTheOrder,
  }),
});

/** The payment page returns the buyer with the payment. */
export const OrderByCard = meta.story({
  parameters: fromCheckout,
  beforeEach: ({ msw }) =>
    msw.use(createOrderMock.ok({ ...created, paymentLink: paths.paymentSuccessful }), profileMock.empty()),
  ...journey({
    'Enter the addresses': enterAddresses,
    'Choose the card': () => choosePayment(paymentTexts.card.title),
    'Pay on the payment page': async () => {
      await press(paymentTexts.confirm);
      await arrives(paymentSuccessfulTexts.title);
    },
    'Find the order': findTheOrder,
  }),
});

/** The payment page returns the buyer without payment; the order still exists. */
export const PaymentByCardFails = meta.story({
  parameters: { user: sampleBuyer, draft: sampleDraft, route: { at: paths.payment, app: allRoutes } },
  beforeEach: ({ msw }) => msw.use(createOrderMock.ok({ ...created, paymentLink: paths.paymentError })),
  ...journey({
    'Choose the card': async () => {
      await arrives(paymentTexts.title);
      await choosePayment(paymentTexts.card.title);
    },
    'Fail on the payment page': async () => {
      await press(paymentTexts.confirm);
      await arrives(paymentErrorTexts.title);
    },
    'Find the order': findTheOrder,
  }),
});

/** A deep link to an order leads a visitor through sign-in to the order. The hanging menu read blocks nothing. */
export const SignInFromADeepLink = meta.story({
  parameters: { route: { at: orderPath('1064'), app: allRoutes } },
  beforeEach: ({ msw }) => msw.use(loginMock.ok(), giftingMock.pending()),
  ...journey({
    'Open the link': async () => {
      await arrives(signInTexts.title);
      await seesToast(signInTexts.loginFirst);
    },
    'Enter email and password': async () => {
      await userEvent.type(screen.getByLabelText(signInTexts.email), 'buyer@example.com');
      await userEvent.type(screen.getByLabelText(signInTexts.password), 'unwrap-the-day');
    },
    'Sign in': async () => {
      await press(signInTexts.submit);
      await arrives(orderTexts.title);
      await expect(await screen.findByRole('region', { name: orderTexts.contents })).toBeVisible();
    },
  }),
});

/** A box that was emptied by mistake comes back as it was. */
export const CancelledAndPutBack = meta.story({
  parameters: fromCheckout,
  ...journey({
    'Cancel the order': async () => {
      await arrives(checkoutTexts.title);
      await press(checkoutTexts.cancel);
      await userEvent.click(
        await screen.findByRole('button', { name: checkoutTexts.cancelQuestion.confirm }),
      );
      await arrives(projectTexts.title);
    },
    'Put everything back': async () => {
      await press(builderTexts.putBack);
      await arrives(giftNoteTexts.title);
      await expect(screen.getByRole('heading', { name: giftNoteTexts.title })).toHaveFocus();
      await expect(screen.queryByRole('button', { name: builderTexts.putBack })).toBeNull();
    },
    'Go on where the order was': async () => {
      await press(builderTexts.next);
      await arrives(checkoutTexts.title);
      await expect((await screen.findAllByText('2,646.00 GBP'))[0]).toBeVisible();
    },
  }),
});
