import { sampleAdmin } from '@gifting/api/account/mocks';
import { inventoryMock, sampleInventoryItems } from '@gifting/api/inventory/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inventoryItemPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { InventoryScreen } from './InventoryScreen';
import { inventoryTexts as texts } from './InventoryScreen.texts';

const meta = preview.meta({
  title: 'Screens/Inventory/Stock',
  component: InventoryScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.inventory } },
});

const table = async () => within(await screen.findByRole('table', { name: texts.table }));
const rowOf = async (name: string) =>
  within(await (await table()).findByRole('row', { name: new RegExp(name) }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S60.02'] },
  play: async () => {
    const mug = await rowOf('Stoneware Mug');
    await expect(mug.getByText('Approved')).toBeVisible();
    // 120 were bought, 74 claimed.
    await expect(mug.getByText('46')).toBeVisible();
    await expect(mug.getByText('#1064')).toBeVisible();
    await expect(mug.getByRole('link', { name: texts.viewItem('Stoneware Mug') })).toHaveAttribute(
      'href',
      inventoryItemPath('2001'),
    );
    await expect((await rowOf('Notebook')).getByText('Mockup to approve')).toBeVisible();
    const shelf = within(screen.getByRole('list', { name: texts.shelf }));
    await expect(shelf.getByText('T-Shirt')).toBeVisible();
    await expect(screen.queryByText(texts.sample)).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S60.01'] },
  beforeEach: ({ msw }) => msw.use(inventoryMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S60.03'] },
  beforeEach: ({ msw }) => msw.use(inventoryMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.empty)).toBeVisible();
    await expect(screen.queryByRole('list', { name: texts.shelf })).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S60.04'] },
  beforeEach: ({ msw }) => msw.use(inventoryMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.tryAgain })).toBeVisible();
  },
});

export const MoreItems = meta.story({
  parameters: { states: ['S60.05'] },
  beforeEach: ({ msw }) =>
    msw.use(inventoryMock.ok({ items: [...sampleInventoryItems], nextCursor: 'after.1990' })),
  play: async () => {
    await expect(await screen.findByRole('button', { name: texts.showMore })).toBeVisible();
    await expect(screen.getByText(texts.shown(4))).toBeVisible();
  },
});

export const MoreShown = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(inventoryMock.ok({ items: [...sampleInventoryItems], nextCursor: 'after.1990' })),
  play: async ({ msw }) => {
    const more = await screen.findByRole('button', { name: texts.showMore });
    const [first] = sampleInventoryItems;
    msw.use(
      inventoryMock.ok({
        items: first ? [{ ...first, id: '1980', name: 'Tote Bag' }] : [],
        nextCursor: null,
      }),
    );
    await userEvent.click(more);
    await expect(await screen.findByText(texts.allShown(5))).toBeVisible();
    await rowOf('Tote Bag');
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S60.06'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await rowOf('Stoneware Mug');
    await fitsTheWidth();
  },
});
