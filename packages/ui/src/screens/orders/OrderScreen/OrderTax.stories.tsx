import { sampleBuyer } from '@gifting/api/account/mocks';
import { ownOrderMock, sampleOrderDetail, sampleOrderTax } from '@gifting/api/orders/mocks';
import { paths } from '@gifting/domain/site/paths';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import { expect, screen, within } from 'storybook/test';
import { orderPath } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { taxScreenTexts as taxes } from '../shared/tax.texts';
import { OrderScreen } from './OrderScreen';
import { reads } from './OrderScreen.reads';
import { orderTexts as texts } from './OrderScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/VAT of an order',
  component: OrderScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.order, at: orderPath('1064'), reads },
  },
});

const taxed = (tax: Partial<OrderTax>) => ownOrderMock.ok(sampleOrderDetail({ tax: sampleOrderTax(tax) }));
const box = async () => within(await screen.findByRole('region', { name: texts.contents }));
const factOf = async (term: string) => (await screen.findByText(term)).nextElementSibling;

export const Taxed = meta.story({
  parameters: { states: ['S69.01'] },
  play: async () => {
    const contents = await box();
    await expect(contents.getByText(taxes.net).nextElementSibling).toHaveTextContent('2,646.00 GBP');
    await expect(contents.getByText('VAT 20%, United Kingdom').nextElementSibling).toHaveTextContent(
      '529.20 GBP',
    );
    await expect(contents.getByText(taxes.gross).nextElementSibling).toHaveTextContent('3,175.20 GBP');
    await expect(await factOf(texts.totalCost)).toHaveTextContent('3,175.20 GBP');
    await expect(screen.queryByText(taxes.vatNumber)).toBeNull();
  },
});

const withoutTax = { rate: 0, tax: 0, gross: 264_600 } as const;

export const IntraCommunity = meta.story({
  parameters: { states: ['S69.02'] },
  beforeEach: ({ msw }) =>
    msw.use(taxed({ ...withoutTax, treatment: 'intra_community', country: 'AT', vatNumber: 'ATU12345675' })),
  play: async () => {
    await expect(
      (await box()).getByText('No VAT: intra-Community supply').nextElementSibling,
    ).toHaveTextContent('0.00 GBP');
    await expect(await factOf(taxes.vatNumber)).toHaveTextContent('ATU12345675');
  },
});

export const Export = meta.story({
  parameters: { states: ['S69.03'] },
  beforeEach: ({ msw }) => msw.use(taxed({ ...withoutTax, treatment: 'export', country: 'US' })),
  play: async () => {
    const contents = await box();
    await expect(contents.getByText('No VAT: export to United States')).toBeVisible();
    await expect(contents.getByText(taxes.gross).nextElementSibling).toHaveTextContent('2,646.00 GBP');
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S69.04'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect((await box()).getByText('VAT 20%, United Kingdom')).toBeVisible();
    await fitsTheWidth();
  },
});

export const Invoiced = meta.story({
  parameters: { states: ['S69.05'] },
  beforeEach: ({ msw }) =>
    msw.use(ownOrderMock.ok(sampleOrderDetail({ tax: sampleOrderTax(), invoiceNumber: 'INV-2025-00042' }))),
  play: async () => {
    await expect(await factOf(texts.invoiceNumber)).toHaveTextContent('INV-2025-00042');
    await expect(screen.queryByText(texts.creditNote)).toBeNull();
  },
});

export const Credited = meta.story({
  parameters: { states: ['S69.06'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ownOrderMock.ok(
        sampleOrderDetail({
          tax: sampleOrderTax(),
          invoiceNumber: 'INV-2025-00042',
          creditNoteNumber: 'CN-2025-00003',
          creditNoteLink: '/credit-notes/1064',
        }),
      ),
    ),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'CN-2025-00003' })).toHaveAttribute(
      'href',
      '/credit-notes/1064',
    );
  },
});
