import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { confirmationMock, sampleUnconfirmed, sendConfirmationMock } from '@gifting/api/confirmation/mocks';
import { refusalTexts } from '@gifting/api/core/texts';
import { createOrderMock } from '@gifting/api/orders/mocks';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { confirmationTexts as texts } from '#screens/shared/EmailConfirmation/confirmation.texts.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { PaymentScreen } from './PaymentScreen';
import { paymentTexts } from './PaymentScreen.texts';

const asked = fn();
let confirmation = sampleUnconfirmed;

const meta = preview.meta({
  title: 'Screens/Orders/Payment that waits for the email',
  component: PaymentScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    draft: sampleDraft,
    route: { at: paths.payment },
  },
  beforeEach: ({ msw }) => {
    asked.mockReset();
    confirmation = sampleUnconfirmed;
    msw.use(
      capabilitiesMock.ok(capabilitiesWithout('orders.tax')),
      confirmationMock.answer(() => {
        asked();
        return confirmation;
      }),
    );
  },
});

const note = async () => within(await screen.findByRole('region', { name: texts.titles.payment }));
const sendAgain = async () =>
  userEvent.click(await (await note()).findByRole('button', { name: texts.sendAgain }));
const invoice = () => screen.getByRole('radio', { name: paymentTexts.invoice.title });
const goOn = () => screen.getByRole('button', { name: paymentTexts.continue });
const confirm = () => screen.getByRole('button', { name: paymentTexts.confirm });

export const Unconfirmed = meta.story({
  tags: ['picture'],
  parameters: { states: ['S91.01'] },
  play: async () => {
    const { email } = sampleUnconfirmed;
    await expect((await note()).getByText(new RegExp(texts.wrote(email).slice(0, 40)))).toBeVisible();
    await userEvent.click(invoice());
    await expect(goOn()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: paymentTexts.card.title }));
    await expect(confirm()).toBeDisabled();
  },
});

export const Sending = meta.story({
  parameters: { states: ['S91.02'] },
  beforeEach: ({ msw }) => msw.use(sendConfirmationMock.pending()),
  play: async () => {
    await sendAgain();
    const button = (await note()).getByRole('button', { name: texts.sendAgain });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Sent = meta.story({
  parameters: { states: ['S91.03'] },
  play: async () => {
    (await note()).getByRole('button', { name: texts.sendAgain }).focus();
    await userEvent.keyboard('{Enter}');
    await seesToast(texts.sent);
    await expect((await note()).getByRole('button', { name: texts.sendAgain })).toBeEnabled();
  },
});

export const SentTooOften = meta.story({
  parameters: { states: ['S91.04'] },
  beforeEach: ({ msw }) =>
    msw.use(sendConfirmationMock.failure(429, 'Too many mails. Try again in 10 minutes.')),
  play: async () => {
    await sendAgain();
    await seesToast('Too many mails. Try again in 10 minutes.');
  },
});

export const NotSent = meta.story({
  parameters: { states: ['S91.05'] },
  beforeEach: ({ msw }) => msw.use(sendConfirmationMock.failure(500)),
  play: async () => {
    await sendAgain();
    await seesToast(texts.failed);
  },
});

export const NotSentMalformed = meta.story({
  beforeEach: ({ msw }) => msw.use(sendConfirmationMock.malformed()),
  play: async () => {
    await sendAgain();
    await seesToast(texts.failed);
  },
});

export const Offline = meta.story({
  parameters: { states: ['S91.06'] },
  beforeEach: ({ msw }) => msw.use(sendConfirmationMock.offline()),
  play: async () => {
    await sendAgain();
    await seesToast(errorTexts.network);
  },
});

export const ConfirmedElsewhere = meta.story({
  parameters: { states: ['S91.07'] },
  play: async () => {
    await note();
    await userEvent.click(invoice());
    (await note()).getByRole('button', { name: texts.sendAgain }).focus();
    confirmation = confirmationMock.samples.ok;
    // As the browser says when the person comes back to the tab.
    window.dispatchEvent(new Event('visibilitychange'));
    const gone = () => expect(screen.queryByRole('region', { name: texts.titles.payment })).toBeNull();
    await waitFor(gone, { timeout: 10_000 });
    await seesToast(texts.confirmed);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(invoice()).toBeChecked();
    await expect(goOn()).toBeEnabled();
  },
});

/** The server decides; the screen says why. */
export const Unknown = meta.story({
  parameters: { states: ['S91.08'] },
  beforeEach: ({ msw }) =>
    msw.use(confirmationMock.failure(500), createOrderMock.failure(422, refusalTexts.confirmFirst)),
  play: async () => {
    await waitFor(() => expect(goOn()).toBeEnabled());
    await userEvent.click(goOn());
    await expect(await screen.findByText(refusalTexts.confirmFirst)).toBeVisible();
  },
});

/** Against an API without confirmations nothing is asked, and nothing waits. */
export const WithoutCapability = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(capabilitiesMock.ok(capabilitiesWithout('orders.tax', 'account.confirmation'))),
  play: async () => {
    await waitFor(() => expect(goOn()).toBeEnabled());
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S91.09'] },
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    confirmation = { ...sampleUnconfirmed, email: `${'a-long-name-'.repeat(5)}@fernside-studio.example` };
  },
  play: async () => {
    await expect(await (await note()).findByText(/a-long-name/)).toBeVisible();
    await fitsTheWidth();
  },
});
