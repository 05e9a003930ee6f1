import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
/** The texts of the orders list. */
export const ordersTexts = {
  title: 'Orders',
  activity: 'Recent Activity',
  noActivity: 'No Recent Activity',
  table: 'All Active Orders',
  sortBy: 'Sort by',
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
  columns: {
    number: 'Order number',
    status: 'Status',
    deliveryDate: 'Delivery date',
    price: 'Price',
    quantity: 'Quantity',
    invoiceDate: 'Invoice date',
    link: 'Link',
  },
  noDate: 'Not specified',
  view: 'View',
  viewOrder: (id: string) => `View order ${id}`,
} as const;
