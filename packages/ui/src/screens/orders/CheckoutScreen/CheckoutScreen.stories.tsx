import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { profileMock, sampleProfile } from '@gifting/api/profile/mocks';
import { draftKeys } from '@gifting/client-state/orders/keys';
import { readDraft } from '@gifting/client-state/orders/storage';
import { browserStorage } from '@gifting/client-state/storage/storage';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, fillSilently, fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { obstacleTexts } from '../shared/OrderObstacle';
import { summaryTexts } from '../shared/summary.texts';
import { CheckoutScreen } from './CheckoutScreen';
import { checkoutTexts as texts } from './CheckoutScreen.texts';

const open = { ...sampleDraft, checkout: null };

const meta = preview.meta({
  title: 'Screens/Orders/Order details (checkout)',
  component: CheckoutScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, draft: open, route: { at: paths.orderDetails } },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('orders.tax'))),
});

const summary = () => within(screen.getByRole('region', { name: summaryTexts.title }));
const stored = () => readDraft(browserStorage(() => window.sessionStorage)).checkout;
const group = (name: string) => within(screen.getByRole('group', { name }));
const delivery = () => group(texts.delivery);
const billing = () => group(texts.billing);
const submit = () => userEvent.click(screen.getByRole('button', { name: texts.submit }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

type Fields = ReturnType<typeof delivery>;
const type = async (fields: Fields, label: string, text: string) =>
  userEvent.type(fields.getByLabelText(label), text);
const fill = async (fields: Fields) => {
  await type(fields, 'Address Line 1', '14 Calder Wharf');
  await type(fields, 'Post Town', 'Leeds');
  await type(fields, 'Post Code', 'LS10 1AP');
};
const complains = (fields: Fields, label: string, message: string) =>
  waitFor(() => expect(fields.getByLabelText(label)).toHaveAccessibleDescription(message));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S19.02', 'S19.05', 'S20.01'] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    const items = within(screen.getByRole('region', { name: texts.items }));
    await expect(items.getByText('8.40 GBP')).toBeVisible();
    await expect(items.getByText('Keepsake Box')).toBeVisible();
    await expect(screen.getByText('1,008.00')).toBeVisible();
    await expect(screen.getByText('768.00')).toBeVisible();
    await expect(summary().getByText('2,646.00 GBP')).toBeVisible();
    await expect(screen.getByText(texts.shipping)).toBeVisible();
    await expect(screen.queryByLabelText(texts.campaignName)).toBeNull();
    await expect(screen.getAllByText(texts.free)).toHaveLength(2);
    await expect(screen.getByRole('radio', { name: texts.yes })).toBeChecked();
    await expect(delivery().getByLabelText('Address Line 1')).toBeVisible();
    await expect(billing().getByLabelText('Address Line 1')).toHaveAttribute(
      'autocomplete',
      'billing address-line1',
    );
  },
});

export const ProductsOnly = meta.story({
  parameters: { states: ['S19.01'], draft: { ...open, packaging: null } },
  play: async () => {
    await expect(summary().getByText('1,878.00 GBP')).toBeVisible();
    await expect(screen.queryByText('Keepsake Box')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S19.03'], draft: 'none' },
  play: async () => {
    await expect(screen.getByText(obstacleTexts['empty box'].message)).toBeVisible();
  },
});

export const EmptyGoesBack = meta.story({
  ...Empty.input,
  tags: ['!dev'],
  play: async () => {
    await Empty.play();
    await userEvent.click(screen.getByRole('link', { name: obstacleTexts['empty box'].start }));
    await arrivesAt(paths.builder);
  },
});

export const FromTechnology = meta.story({
  parameters: {
    states: ['S19.04'],
    draft: 'none',
    route: {
      at: paths.orderDetails,
      state: {
        currency: 'USD',
        products: [{ name: 'Cap', picture: '/pictures/cap.svg', price: 15_600, quantity: 2 }],
        packaging: [
          { name: 'Kraft Mailer', picture: '/pictures/box-mailer.svg', price: 15_600, quantity: 1 },
        ],
      },
    },
  },
  play: async () => {
    await expect(screen.getAllByText('Cap')).toHaveLength(2);
    await expect(screen.getByText('468.00 USD')).toBeVisible();
  },
});

export const Microsite = meta.story({
  parameters: { states: ['S19.06'] },
  play: async () => {
    await choose(texts.methods.microsite.title);
    await expect(await screen.findByLabelText(texts.campaignName)).toHaveAccessibleDescription(
      new RegExp(texts.campaignHint),
    );
  },
});

export const GiftRedemption = meta.story({
  parameters: { states: ['S19.07'] },
  play: async () => {
    await choose(texts.methods.gift_redemption.title);
    await expect(await screen.findByLabelText(texts.campaignName)).toHaveAccessibleDescription(
      new RegExp(texts.campaignHint),
    );
  },
});

/** The browser fills both addresses without an event. */
export const FilledByTheBrowser = meta.story({
  tags: ['!dev'],
  play: async () => {
    for (const fields of [delivery(), billing()]) {
      fillSilently(fields.getByLabelText('Address Line 1'), '14 Calder Wharf');
      fillSilently(fields.getByLabelText('Post Town'), 'Leeds');
      fillSilently(fields.getByLabelText('Post Code'), 'LS10 1AP');
    }
    await submit();
    await arrivesAt(paths.payment);
    await expect(stored()).toMatchObject({
      delivery: { line1: '14 Calder Wharf', postTown: 'Leeds', postCode: 'LS10 1AP' },
      billing: { line1: '14 Calder Wharf', postTown: 'Leeds', postCode: 'LS10 1AP' },
    });
  },
});

/** What the browser filled in without an event is copied too, and can be changed. */
export const BillingAsDelivery = meta.story({
  play: async () => {
    await fill(delivery());
    fillSilently(delivery().getByLabelText('Address Line 2'), 'Unit 3');
    await userEvent.click(billing().getByRole('button', { name: texts.sameAddress }));
    await expect(await billing().findByText(texts.addressCopied)).toBeVisible();
    await expect(billing().getByLabelText('Address Line 1')).toHaveValue('14 Calder Wharf');
    await expect(billing().getByLabelText('Address Line 2')).toHaveValue('Unit 3');
    await expect(billing().getByLabelText('Post Code')).toHaveValue('LS10 1AP');
  },
});

/** Several addresses have no first one to copy. */
export const BillingAlone = meta.story({
  play: async () => {
    await choose(texts.no);
    await expect(await screen.findByText(texts.several)).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.sameAddress })).toBeNull();
  },
});

const asksToCancel = async () => {
  await userEvent.click(screen.getByRole('button', { name: texts.cancel }));
  return visible(await screen.findByRole('alertdialog', { name: texts.cancelQuestion.title }));
};

/** One key as the page's first stop would destroy the box, so it asks first. */
export const CancelQuestion = meta.story({
  play: async () => {
    const question = await asksToCancel();
    await waitFor(() =>
      expect(question.getByRole('button', { name: texts.cancelQuestion.keep })).toHaveFocus(),
    );
    await expect(question.getByText(texts.cancelQuestion.description)).toBeVisible();
  },
});

export const CancelQuestionDeclined = meta.story({
  play: async () => {
    const question = await asksToCancel();
    await userEvent.click(question.getByRole('button', { name: texts.cancelQuestion.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: texts.cancel })).toHaveFocus());
    await expect(summary().getByText('2,646.00 GBP')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  parameters: { states: ['S19.09'] },
  play: async () => {
    const question = await asksToCancel();
    await userEvent.click(question.getByRole('button', { name: texts.cancelQuestion.confirm }));
    await seesToast(texts.emptied);
    for (const key of Object.values(draftKeys)) await expect(window.sessionStorage.getItem(key)).toBeNull();
  },
});

export const CancelledGoesToTheBuilder = meta.story({
  ...Cancelled.input,
  tags: ['!dev'],
  play: async () => {
    await Cancelled.play();
    await arrivesAt(paths.builder);
  },
});

export const SeveralAddresses = meta.story({
  parameters: { states: ['S20.02'] },
  play: async () => {
    await choose(texts.no);
    await expect(await screen.findByText(texts.several)).toBeVisible();
    await expect(screen.getByText(texts.severalHint)).toBeVisible();
    await expect(screen.getByRole('radio', { name: texts.yes })).not.toBeChecked();
    await expect(screen.queryByRole('group', { name: texts.delivery })).toBeNull();
    await expect(billing().getByLabelText('Post Code')).toBeVisible();
  },
});

/** Without a delivery method the buyer adds the addresses; with one the recipients do. */
export const AddressesLater = meta.story({
  parameters: { states: ['S88.08'] },
  play: async () => {
    await choose(texts.no);
    await expect(await screen.findByText(texts.severalLater)).toBeVisible();
    await expect(screen.getByText(texts.severalHint)).toBeVisible();
    screen.getByText(texts.severalLater).scrollIntoView({ block: 'center' });
  },
});

export const AnswerChangedBack = meta.story({
  ...SeveralAddresses.input,
  parameters: { states: ['S20.03'] },
  play: async () => {
    await SeveralAddresses.play();
    await choose(texts.yes);
    await expect(delivery().getByLabelText('Post Code')).toBeVisible();
    await expect(screen.getByRole('radio', { name: texts.no })).not.toBeChecked();
  },
});

export const EverythingMissing = meta.story({
  parameters: { states: ['S20.04', 'S20.05', 'S20.06', 'S20.07', 'S20.08', 'S20.09', 'S20.10'] },
  play: async () => {
    await submit();
    for (const fields of [delivery(), billing()]) {
      await complains(fields, 'Address Line 1', 'Address Line 1 is required');
      await complains(fields, 'Post Town', 'Post Town is required');
      await complains(fields, 'Post Code', 'Post Code is required');
    }
    await expect(delivery().getByLabelText('Address Line 1')).toHaveFocus();
  },
});

export const EverythingMissingMended = meta.story({
  ...EverythingMissing.input,
  tags: ['!dev'],
  play: async () => {
    await EverythingMissing.play();
    await type(delivery(), 'Address Line 1', '14 Calder Wharf');
    await waitFor(() => expect(delivery().getByLabelText('Address Line 1')).toBeValid());
  },
});

export const OnlyBillingMissing = meta.story({
  parameters: { states: ['S20.11'] },
  play: async () => {
    await choose(texts.no);
    await submit();
    await complains(billing(), 'Address Line 1', 'Address Line 1 is required');
    await expect(screen.getAllByText(/is required$/)).toHaveLength(3);
  },
});

export const Submitted = meta.story({
  parameters: { states: ['S19.08', 'S20.12', 'S20.14'] },
  play: async () => {
    await choose(texts.methods.gift_redemption.title);
    await fill(delivery());
    await fill(billing());
    await submit();
    const address = {
      line1: '14 Calder Wharf',
      line2: '',
      line3: '',
      postTown: 'Leeds',
      postCode: 'LS10 1AP',
    };
    await waitFor(() =>
      expect(stored()).toEqual({
        method: 'gift_redemption',
        campaignName: '',
        delivery: address,
        billing: address,
        saveAddress: false,
      }),
    );
    await expect(window.sessionStorage.getItem(draftKeys.project)).toContain(
      '"multipleDeliveryAddress":true',
    );
  },
});

export const SubmittedGoesOn = meta.story({
  ...Submitted.input,
  tags: ['!dev'],
  play: async () => {
    await Submitted.play();
    await arrivesAt(paths.payment);
    await expect(window.sessionStorage.getItem('unsent:checkout')).toBeNull();
  },
});

export const SubmittedToSeveral = meta.story({
  parameters: { states: ['S20.13', 'S20.15'] },
  play: async () => {
    await choose(texts.no);
    await fill(billing());
    await userEvent.click(screen.getByRole('checkbox', { name: texts.saveAddress }));
    await expect(screen.getByRole('checkbox', { name: texts.saveAddress })).toBeChecked();
    await submit();
    await waitFor(() => expect(stored()).toMatchObject({ delivery: null, saveAddress: true }));
    await expect(window.sessionStorage.getItem(draftKeys.project)).toContain(
      '"multipleDeliveryAddress":false',
    );
  },
});

export const SubmittedToSeveralGoesOn = meta.story({
  ...SubmittedToSeveral.input,
  tags: ['!dev'],
  play: async () => {
    await SubmittedToSeveral.play();
    await arrivesAt(paths.payment);
  },
});

/** Back from payment, all values are still there. */
export const AnsweredBefore = meta.story({
  parameters: { draft: sampleDraft },
  play: async () => {
    await expect(screen.getByRole('radio', { name: texts.methods.gift_redemption.title })).toBeChecked();
    await expect(screen.getByLabelText(texts.campaignName)).toHaveValue('Spring joiners');
    await expect(delivery().getByLabelText('Address Line 2')).toHaveValue('Second floor');
  },
});

/** Unsent values are persisted in the tab. */
export const TypedBefore = meta.story({
  play: async () => {
    await type(delivery(), 'Address Line 1', '9 Mill Lane');
    await waitFor(() => expect(window.sessionStorage.getItem('unsent:checkout')).toContain('9 Mill Lane'));
  },
});

/** Stale amounts are never shown in a new currency. */
export const OtherCurrency = meta.story({
  parameters: { draft: { project: sampleDraft.project && { ...sampleDraft.project, currency: 'USD' } } },
  play: async () => {
    await expect(screen.getByText(obstacleTexts['other currency'].message)).toBeVisible();
    await expect(screen.queryByText(/USD/)).toBeNull();
  },
});

export const OtherCurrencyGoesBack = meta.story({
  ...OtherCurrency.input,
  tags: ['!dev'],
  play: async () => {
    await OtherCurrency.play();
    await userEvent.click(screen.getByRole('link', { name: obstacleTexts['other currency'].start }));
    await arrivesAt(paths.builder);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S19.10', 'S20.16'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: texts.submit })).toBeVisible();
    await fitsTheWidth();
  },
});

/** With a primary address in the profile of whoever is signed in (`account.profile`). */
export const PrimaryAddressFilled = meta.story({
  parameters: { states: ['S62.19'], user: sampleBuyer },
  play: async () => {
    const { line1, line2, postTown } = sampleProfile.address;
    await expect(await screen.findByText(texts.addressFilled)).toBeVisible();
    for (const fields of [delivery(), billing()]) {
      await expect(fields.getByLabelText('Address Line 1')).toHaveValue(line1);
      await expect(fields.getByLabelText(/Address Line 2/)).toHaveValue(line2);
      await expect(fields.getByLabelText('Post Town')).toHaveValue(postTown);
    }
  },
});

/** What a buyer has typed stays, however late the profile comes. */
let comes: () => void = () => undefined;
const came = fn();
export const TypedBeforeTheProfile = meta.story({
  parameters: { user: sampleBuyer },
  beforeEach: ({ msw }) => {
    came.mockReset();
    const arrival = new Promise<void>((resolve) => {
      comes = resolve;
    });
    msw.use(
      profileMock.answer(async () => {
        await arrival;
        came();
        return sampleProfile;
      }),
    );
  },
  play: async () => {
    await type(billing(), 'Address Line 1', '9 Wool Row');
    comes();
    await waitFor(() => expect(came).toHaveBeenCalled());
    await expect(billing().getByLabelText('Address Line 1')).toHaveValue('9 Wool Row');
    await expect(delivery().getByLabelText('Address Line 1')).toHaveValue('');
    await expect(screen.queryByText(texts.addressFilled)).toBeNull();
  },
});

/** Nothing is filled, and nothing is said, where no address is saved. */
export const NoPrimaryAddress = meta.story({
  parameters: { user: sampleBuyer },
  beforeEach: ({ msw }) => msw.use(profileMock.empty()),
  play: async () => {
    await expect(billing().getByLabelText('Address Line 1')).toHaveValue('');
    await expect(screen.queryByText(texts.addressFilled)).toBeNull();
  },
});
