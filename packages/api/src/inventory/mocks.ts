import type { InventoryDetail, InventoryItem } from '@gifting/domain/inventory/inventory';
import { mock } from '../core/mock';
import type { RowMocksOf } from '../row-mocks';
import { listInventory, readInventoryItem } from './endpoints';

const mug: InventoryItem = {
  id: '2001',
  orderId: '1064',
  campaign: 'Spring joiners',
  name: 'Stoneware Mug',
  picture: '/pictures/mug.svg',
  status: 'in_production',
  price: 840,
  currency: 'GBP',
  bought: 120,
  claimed: 74,
  dueDate: '2026-12-12',
};

/** Gifts of three campaigns, at each stage of their branding. */
export const sampleInventoryItems: readonly InventoryItem[] = [
  { ...mug, id: '2003', name: 'T-Shirt', picture: '/pictures/tee.svg', price: 1250, claimed: 100 },
  mug,
  {
    ...mug,
    id: '1997',
    orderId: '1059',
    campaign: '',
    name: 'Notebook',
    picture: '/pictures/notebook.svg',
    status: 'proof_sent',
    price: 725,
    claimed: 54,
    dueDate: null,
  },
  {
    ...mug,
    id: '1990',
    orderId: '1051',
    campaign: 'Summit speakers',
    name: 'Hoodie',
    picture: '/pictures/hoodie.svg',
    status: 'delivered',
    price: 2850,
    currency: 'EUR',
    bought: 50,
    claimed: 50,
  },
];

/** One item with the sizes that were chosen; some fields replaced. */
export const sampleInventoryDetail = (overrides: Partial<InventoryDetail> = {}): InventoryDetail => ({
  ...mug,
  sizes: [
    { size: 'Large', count: 41 },
    { size: 'Small', count: 33 },
  ],
  ...overrides,
});

export const inventoryMock = mock(listInventory, {
  ok: { items: [...sampleInventoryItems] },
  empty: { items: [] },
});
export const inventoryItemMock = mock(readInventoryItem, { ok: sampleInventoryDetail() });

export const inventoryMocks: RowMocksOf<'inventory'> = {
  'inventory.list': inventoryMock,
  'inventory.item': inventoryItemMock,
};
