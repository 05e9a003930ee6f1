import { sampleBuyer } from '@gifting/api/account/mocks';
import { taxBasisMock } from '@gifting/api/orders/mocks';
import { readDraft } from '@gifting/client-state/orders/storage';
import { browserStorage } from '@gifting/client-state/storage/storage';
import { taxTexts } from '@gifting/domain/tax/order-tax';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { summaryTexts } from '../shared/summary.texts';
import { taxScreenTexts as taxes } from '../shared/tax.texts';
import { CheckoutScreen } from './CheckoutScreen';
import { checkoutTexts as texts } from './CheckoutScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/VAT at checkout',
  component: CheckoutScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    draft: sampleDraft,
    route: { at: paths.orderDetails },
  },
  beforeEach: ({ msw }) => msw.use(taxBasisMock.ok({ sellerCountry: 'DE', day: '2025-10-06' })),
});

const group = (name: string) => within(screen.getByRole('group', { name }));
const deliveryCountry = async () =>
  (await screen.findAllByRole('combobox', { name: taxes.country }))[0] ?? document.body;
const billingCountry = async () =>
  (await screen.findAllByRole('combobox', { name: taxes.country })).at(-1) ?? document.body;
const vatNumber = () => screen.findByRole('textbox', { name: taxes.vatNumber });
const summary = () => within(screen.getByRole('region', { name: summaryTexts.title }));
const submit = () => userEvent.click(screen.getByRole('button', { name: texts.submit }));
const comesTo = async (vat: string, total: string) => {
  await expect(await summary().findByText(vat)).toBeVisible();
  await waitFor(() =>
    expect(summary().getByText(taxes.gross).parentElement).toHaveTextContent(`${taxes.gross} ${total}`),
  );
};

export const Default = meta.story({
  parameters: { states: ['S68.01'] },
  play: async () => {
    await waitFor(async () => expect(await deliveryCountry()).toHaveDisplayValue('Germany'));
    await expect(await billingCountry()).toHaveDisplayValue('Germany');
    await comesTo('VAT 19%, Germany', '3,148.74 GBP');
    await expect(summary().getByText(taxes.net).parentElement).toHaveTextContent('2,646.00 GBP');
    await expect(summary().getByText('502.74 GBP')).toBeVisible();
    await expect(summary().getByText(taxes.notes.taxed)).toBeVisible();
    await expect(group(texts.delivery).getByLabelText('Address Line 1')).toBeVisible();
  },
});

export const IntraCommunity = meta.story({
  parameters: { states: ['S68.02'] },
  play: async () => {
    await userEvent.selectOptions(await deliveryCountry(), 'Austria');
    await comesTo('VAT 20%, Austria', '3,175.20 GBP');
    await userEvent.type(await vatNumber(), 'ATU12345675');
    await comesTo('No VAT: intra-Community supply', '2,646.00 GBP');
    await expect(summary().getByText(taxes.notes.intra_community)).toBeVisible();
  },
});

export const Export = meta.story({
  parameters: { states: ['S68.03'] },
  play: async () => {
    await userEvent.selectOptions(await deliveryCountry(), 'Switzerland');
    await comesTo('No VAT: export to Switzerland', '2,646.00 GBP');
    await expect(summary().getByText(taxes.notes.export)).toBeVisible();
  },
});

export const WrongVatNumber = meta.story({
  parameters: { states: ['S68.04'] },
  play: async () => {
    await userEvent.type(await vatNumber(), 'ATU12345678');
    await submit();
    const field = await screen.findByRole('textbox', {
      name: taxes.vatNumber,
      description: new RegExp(taxTexts.vatNumberInvalid),
    });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('ATU12345678');
  },
});

export const WithoutCountry = meta.story({
  parameters: { states: ['S68.05'] },
  play: async () => {
    const field = await deliveryCountry();
    await waitFor(() => expect(field).toHaveDisplayValue('Germany'));
    await userEvent.selectOptions(field, '');
    await submit();
    await waitFor(() => expect(field).toHaveAccessibleDescription(taxTexts.countryMissing));
  },
});

export const SeveralAddresses = meta.story({
  parameters: { states: ['S68.06'] },
  play: async () => {
    await waitFor(async () => expect(await billingCountry()).toHaveDisplayValue('Germany'));
    await userEvent.click(screen.getByRole('radio', { name: texts.no }));
    await expect(await screen.findAllByRole('combobox', { name: taxes.country })).toHaveLength(1);
    await userEvent.selectOptions(await billingCountry(), 'Ireland');
    await comesTo('VAT 23%, Ireland', '3,254.58 GBP');
  },
});

/** What was said is stored with the box, and copied with the address. */
export const Submitted = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.selectOptions(await deliveryCountry(), 'France');
    await userEvent.click(screen.getByRole('button', { name: texts.sameAddress }));
    await expect(await billingCountry()).toHaveDisplayValue('France');
    await userEvent.type(await vatNumber(), 'FR11123456782');
    await submit();
    await arrivesAt(paths.payment);
    await expect(readDraft(browserStorage(() => window.sessionStorage)).checkout?.tax).toEqual({
      deliveryCountry: 'FR',
      billingCountry: 'FR',
      vatNumber: 'FR11123456782',
    });
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S68.09'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await waitFor(async () => expect(await billingCountry()).toHaveDisplayValue('Germany'));
    await fitsTheWidth();
  },
});
