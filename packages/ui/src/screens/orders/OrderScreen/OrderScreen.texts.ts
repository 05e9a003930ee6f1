import { orderDetailTexts } from '../shared/OrderDetail/order-detail.texts';

/** The texts of the order detail. */
export const orderTexts = {
  ...orderDetailTexts,
  title: 'Order Details',
  orders: 'Orders',
  status: 'Status',
  invoiceNumber: 'Invoice number',
  creditNote: 'Credit note',
  deliveryDate: 'Delivery Date',
  loading: 'Loading the order',
  /** At the top of every printed sheet. */
  packingList: (orderNumber: string, name: string) => `Packing list for order #${orderNumber}, ${name}`,
  unknown: 'There is no such order',
  unknownHint: 'The number may have a typing mistake, or the order belongs to another account.',
  backToOrders: 'Back to Orders',
} as const;
