import { sampleBuyer } from '@gifting/api/account/mocks';
import { addressCountsMock } from '@gifting/api/orders/mocks';
import { draftKeys } from '@gifting/client-state/orders/keys';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { addressesTexts } from '../shared/Addresses/addresses.texts';
import { addressesPath } from '../shared/addresses-path';
import { resultLinks } from '../shared/result.texts';
import { draftContents } from '../shared/Unboxing/box-contents';
import { unboxingTexts } from '../shared/Unboxing/Unboxing.texts';
import { PaymentSuccessfulScreen } from './PaymentSuccessfulScreen';
import { paymentSuccessfulTexts as texts } from './PaymentSuccessfulScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Payment success',
  component: PaymentSuccessfulScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, draft: sampleDraft, route: { at: paths.paymentSuccessful } },
});

export const Default = meta.story({
  tags: ['picture'],
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

const box = () => within(screen.getByRole('region', { name: unboxingTexts.title }));

/** The ordered box stands tied, and opens step by step. */
export const Opened = meta.story({
  parameters: {
    draft: 'none',
    route: { at: paths.paymentSuccessful, state: { box: draftContents(sampleDraft) } },
  },
  play: async () => {
    const slider = box().getByRole('slider', { name: unboxingTexts.slider });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Ribbon, 1 of 5');
    await expect(box().getByText(unboxingTexts.seen.tied)).toBeVisible();
    // user-event does not move a slider.
    await fireEvent.change(slider, { target: { value: 2 } });
    await expect(box().getByText(unboxingTexts.seen.tissue)).toBeVisible();
    await userEvent.click(box().getByRole('button', { name: unboxingTexts.steps.goods }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Goods, 5 of 5');
    await expect(box().getByText('In the box: Stoneware Mug, Notebook.')).toBeVisible();
  },
});

/** The page again, after its box was cleared. */
export const NoBox = meta.story({
  parameters: { draft: 'none' },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(screen.queryByRole('region', { name: unboxingTexts.title })).toBeNull();
  },
});

const severalAddresses = {
  ...sampleDraft,
  checkout: sampleDraft.checkout && { ...sampleDraft.checkout, method: null, delivery: null },
};
const seesNextAddresses = async () => {
  const next = within(await screen.findByRole('region', { name: addressesTexts.title }));
  await expect(next.getByText(addressesTexts.keptOf('1064', 0, 120))).toBeVisible();
  const link = next.getByRole('link', { name: addressesTexts.add });
  await expect(link).toHaveAttribute('href', addressesPath('1064'));
  link.scrollIntoView({ block: 'center' });
};

/** An order to several addresses, back from the page of a card. */
export const SeveralAddresses = meta.story({
  parameters: { states: ['S88.07'], user: sampleBuyer, draft: severalAddresses },
  beforeEach: ({ msw }) => msw.use(addressCountsMock.empty()),
  play: seesNextAddresses,
});

/** By invoice: the draft is cleared already. */
export const SeveralAddressesByInvoice = meta.story({
  parameters: {
    user: sampleBuyer,
    draft: 'none',
    route: { at: paths.paymentSuccessful, state: { waitsForAddresses: true } },
  },
  beforeEach: ({ msw }) => msw.use(addressCountsMock.empty()),
  play: seesNextAddresses,
});

/** Where nothing counts the addresses there is no way to them here. */
export const SeveralAddressesUncounted = meta.story({
  parameters: { user: sampleBuyer, draft: severalAddresses },
  beforeEach: ({ msw }) => msw.use(addressCountsMock.failure(500)),
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(screen.queryByRole('region', { name: addressesTexts.title })).toBeNull();
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
