import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { orderTableTexts, pageTexts } from '../shared/OrderTable/order-table.texts';

/** The texts of the orders list. */
export const ordersTexts = {
  title: 'Orders',
  activity: 'Recent Activity',
  noActivity: 'No Recent Activity',
  table: 'All Active Orders',
  sortBy: 'Sort by',
  sortHint: 'Choosing does not change the list yet.',
  sortings: [
    { value: 'active', label: 'Active' },
    { value: 'pending', label: 'Pending' },
    { value: 'cancel', label: 'Cancel' },
    { value: 'delivered', label: 'Delivered' },
  ],
  loading: 'Loading orders',
  empty: 'No orders found',
  error: 'Error loading orders',
  tryAgain: errorPanelTexts.tryAgain,
  ...pageTexts('orders'),
  columns: { ...orderTableTexts, deliveryDate: 'Delivery date' },
  noDate: orderTableTexts.noDate,
  viewOrder: (id: string) => `View order ${id}`,
} as const;
