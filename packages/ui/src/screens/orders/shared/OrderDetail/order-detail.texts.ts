import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { orderTableTexts } from '../OrderTable/order-table.texts';

/** Texts shared by the details of orders and campaigns. */
export const orderDetailTexts = {
  trail: 'Breadcrumb',
  error: 'Something went wrong',
  tryAgain: errorPanelTexts.tryAgain,
  number: orderTableTexts.number,
  itemQuantity: 'Item quantity',
  /** The specification's wording, always singular (ORDD-05). */
  sets: (quantity: number) => `${quantity} Set`,
  totalCost: 'Total Cost',
  invoiceDownload: 'Invoice Download',
  invoiceNotReady: 'Invoice Download feature is not ready yet',
  contents: 'What is in the box',
  holdsEverything: 'holds everything above',
  shipping: 'Shipping cost',
  total: 'Total',
  giftNote: 'Gift note',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  lines: { line1: 'Line 1', line2: 'Line 2', line3: 'Line 3', postTown: 'Post Town', postCode: 'Post Code' },
  phone: 'Phone',
  payments: {
    authorised: (amount: string) =>
      `${amount} is set aside on a card, and charged only when the mockup is approved.`,
    heldUntil: (day: string) => `The card holds it until ${day}. After that day nothing can be charged.`,
    ending: (day: string) =>
      `The card holds it only until ${day}, and the order is not approved yet. After that day nothing can be charged.`,
    captured: (amount: string) => `${amount} was charged to the card.`,
    released: (amount: string) => `Nothing was charged. The ${amount} set aside was released.`,
    lapsed: (amount: string) =>
      `Nothing was charged. The card no longer holds the ${amount} that was set aside.`,
    failed: (amount: string) => `The card was refused. Nothing of the ${amount} was charged.`,
    unpaid: (amount: string) => `No card has authorised the ${amount} yet.`,
    card: 'Enter a card',
    invoice: 'Pay by invoice instead',
    opening: 'Opening the payment page',
    toInvoice: 'The order is paid by invoice',
    nothingLeft: 'Nothing of this order is left to pay. Its present status is shown.',
    notOpened: 'The payment page could not be opened',
  },
  /** The owner's spelling (ORDD-17, CAMPD-24). */
  missing: 'Not Addade yet',
} as const;
