import { sampleAdmin } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { inventoryItemMock, sampleInventoryDetail } from '@gifting/api/inventory/mocks';
import { expect, screen, within } from 'storybook/test';
import { campaignPath, inventoryItemPath, orderPath, paths } from '#app/paths.ts';
import { notFoundTexts } from '#screens/general/NotFoundScreen/NotFoundScreen.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { orderDetailTexts } from '#screens/orders/shared/OrderDetail/order-detail.texts.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { InventoryItemScreen } from './InventoryItemScreen';
import { inventoryItemTexts as texts } from './InventoryItemScreen.texts';

const meta = preview.meta({
  title: 'Screens/Inventory/Item',
  component: InventoryItemScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleAdmin,
    route: { path: paths.inventoryItem, at: inventoryItemPath('2001') },
  },
});

/** The value of a term in a region. */
const figureOf = async (term: string) => {
  const region = within(await screen.findByRole('region', { name: texts.pieces }));
  return region.getAllByText(term).at(-1)?.nextElementSibling;
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S61.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Stoneware Mug' })).toBeVisible();
    await expect(await figureOf(texts.counts.bought)).toHaveTextContent('120');
    await expect(await figureOf(texts.counts.claimed)).toHaveTextContent('74');
    await expect(await figureOf(texts.counts.sent)).toHaveTextContent('0');
    await expect(await figureOf(texts.counts.left)).toHaveTextContent('46');
    const sizes = within(screen.getByRole('table', { name: texts.sizes }));
    await expect(sizes.getByRole('row', { name: /Large/ })).toHaveTextContent('41');
    await expect(screen.getByRole('link', { name: 'Spring joiners' })).toHaveAttribute(
      'href',
      campaignPath('1064'),
    );
    await expect(screen.getByRole('link', { name: '#1064' })).toHaveAttribute('href', orderPath('1064'));
  },
});

export const Loading = meta.story({
  parameters: { states: ['S61.01'] },
  beforeEach: ({ msw }) => msw.use(inventoryItemMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
  },
});

export const NobodyHasChosen = meta.story({
  parameters: { states: ['S61.03'] },
  beforeEach: ({ msw }) =>
    msw.use(inventoryItemMock.ok(sampleInventoryDetail({ claimed: 0, sizes: [], dueDate: null }))),
  play: async () => {
    await expect(await screen.findByText(texts.nobody)).toBeVisible();
    await expect(await figureOf(texts.counts.left)).toHaveTextContent('120');
  },
});

export const Unknown = meta.story({
  parameters: { states: ['S61.04'] },
  beforeEach: ({ msw }) => msw.use(inventoryItemMock.failure(404)),
  play: async () => {
    await expect(await screen.findByText(texts.unknown.message)).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.unknown.back })).toHaveAttribute(
      'href',
      paths.inventory,
    );
  },
});

export const Failed = meta.story({
  parameters: { states: ['S61.05'] },
  beforeEach: ({ msw }) => msw.use(inventoryItemMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(orderDetailTexts.error)).toBeVisible();
    await expect(screen.getByRole('button', { name: orderDetailTexts.tryAgain })).toBeVisible();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S61.06'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      inventoryItemMock.ok(
        sampleInventoryDetail({
          name: 'Hooded sweatshirt with embroidered sleeves',
          campaign: 'Thank-you boxes for everybody who moved into the new Leeds offices in 2026',
          status: 'sent',
        }),
      ),
    ),
  play: async () => {
    await expect(await figureOf(texts.counts.sent)).toHaveTextContent('74');
    await fitsTheWidth();
  },
});

/** Without `inventory.stock` the address leads nowhere, as specified (B-02). */
export const AsWritten = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('inventory.stock'))),
  play: async () => {
    await expect(await screen.findByRole('link', { name: notFoundTexts.dashboard })).toBeVisible();
  },
});
