import { orderTableTexts, pageTexts } from '#screens/orders/shared/OrderTable/order-table.texts.ts';

/** The texts of the inventory. */
export const inventoryTexts = {
  title: 'Inventory',
  sample: 'Sample stock',
  sampleNote: 'These items show what the page is for. They are not yours.',
  shelf: 'On the shelf',
  table: 'All Available Inventory',
  count: (items: number, pieces: number) =>
    `${items.toLocaleString('en-GB')} ${items === 1 ? 'item' : 'items'}, ${pieces.toLocaleString('en-GB')} ${pieces === 1 ? 'piece' : 'pieces'}`,
  columns: {
    image: 'Image',
    item: 'Item',
    brandStatus: 'Brand status',
    price: orderTableTexts.price,
    quantity: orderTableTexts.quantity,
    invoice: 'Invoice',
    dueDate: 'Due date',
    link: orderTableTexts.link,
  },
  ...pageTexts('items'),
  loading: 'Loading the inventory',
  empty: 'No campaign has gifts yet',
  error: 'The inventory could not be loaded',
  tryAgain: 'Try Again',
  view: orderTableTexts.view,
  viewItem: (name: string) => `View ${name}`,
} as const;
