import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The inventory from the gifts of campaigns, beyond the specification. */
export const inventoryScreens = {
  S60: {
    title: 'Inventory stock',
    path: paths.inventory,
    begun: true,
    states: {
      'S60.01': 'Skeletons while the stock is read',
      'S60.02': 'Gifts of campaigns: how far the branding is, and what is left of each',
      'S60.03': 'No campaign has gifts yet',
      'S60.04': 'Stock could not be read, "Try Again"',
      'S60.05': 'More items than a page, "Show more items"',
      'S60.06': 'Stock on a narrow screen',
    },
  },
  S61: {
    title: 'Inventory item',
    path: paths.inventoryItem,
    begun: true,
    states: {
      'S61.01': 'Skeletons while the item is read',
      'S61.02': 'Bought, claimed, sent and left, the sizes chosen, links to campaign and order',
      'S61.03': 'Nobody has chosen the item yet',
      'S61.04': 'Unknown item, a way back to the inventory',
      'S61.05': 'Item could not be read, "Try Again"',
      'S61.06': 'Item of a sent order with long names on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
