import { sampleAdmin } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inventoryItemPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { InventoryScreen } from './InventoryScreen';
import { inventoryTexts as texts } from './InventoryScreen.texts';
import { sampleInventory } from './sample';

const meta = preview.meta({
  title: 'Screens/Inventory/Inventory',
  component: InventoryScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.inventory } },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('inventory.stock'))),
});

const table = () => within(screen.getByRole('table', { name: texts.table }));
const rowOf = (name: string) => within(table().getByRole('row', { name: new RegExp(name) }));

const showsTheSamples = async () => {
  await expect(await screen.findByText(texts.sample)).toBeVisible();
  await expect(screen.getByRole('heading', { level: 2, name: 'All Available Inventory' })).toBeVisible();
  await expect(table().getAllByRole('row')).toHaveLength(sampleInventory.length + 1);
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S33.01'] },
  play: async () => {
    await showsTheSamples();
    const row = rowOf('Kraft Mailer');
    await expect(row.getByText('Custom branding')).toBeVisible();
    await expect(row.getByText('4.20 GBP')).toBeVisible();
    await expect(row.getByText('1,180')).toBeVisible();
    await expect(row.getByText('#2029')).toBeVisible();
    await expect(row.getByText('21/11/2025')).toBeVisible();
    await expect(screen.getByText('4 items, 2,376 pieces')).toBeVisible();
    const shelf = within(screen.getByRole('list', { name: texts.shelf }));
    await expect(shelf.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '840 Stoneware Mug',
      '310 Notebook',
      '46 Hoodie',
      '1,180 Kraft Mailer',
    ]);
  },
});

export const Viewed = meta.story({
  tags: ['!dev'],
  play: async () => {
    await screen.findByText(texts.sample);
    await userEvent.click(rowOf('Notebook').getByRole('link', { name: texts.viewItem('Notebook') }));
    await arrivesAt(inventoryItemPath('2'));
  },
});

/** As many items as a warehouse has: all are found, and the page stays responsive. */
export const ThousandItems = meta.story({
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({
      id: String(index + 1),
      name: `Item ${index + 1}`,
      picture: '/pictures/mug.svg',
      brandStatus: 'Plain',
      price: 100,
      currency: 'GBP',
      quantity: 10,
      invoice: '1',
      dueDate: null,
    })),
  },
  // axe walks each of thousands of cells, which takes longer than the story; the same markup is checked in Default.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    await expect(await screen.findByText('1,000 items, 10,000 pieces')).toBeVisible();
    // Searching thousands of elements at each change would slow down the rendering it waits for.
    await waitFor(() => expect(document.body.textContent).toContain('Item 1000'));
    await expect(screen.getByText('Item 1000')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    items: [
      {
        id: '1',
        name: 'Unbroken'.repeat(15),
        picture: null,
        brandStatus: 'Embroidered on both sleeves, with a woven label inside the collar',
        price: 9_999_999_999,
        currency: 'GBP',
        quantity: 1_000_000_000,
        invoice: '9'.repeat(15),
        dueDate: null,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await screen.findByText(texts.sample);
    await expect(table().getAllByRole('row')).toHaveLength(2);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S33.02'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsTheSamples();
    await fitsTheWidth();
  },
});
