import { alreadyOrderedText, orderPlacedText } from '@gifting/api/core/texts';
import { checkoutTexts } from '../CheckoutScreen/CheckoutScreen.texts';
import { orderDetailTexts } from '../shared/OrderDetail/order-detail.texts';
import { summaryTexts } from '../shared/summary.texts';

/** The texts of review and payment. */
export const paymentTexts = {
  title: 'Review & Confirm',
  back: 'Order Details',
  selected: 'Selected Packaging',
  reviewed: {
    title: 'Note, delivery and addresses',
    change: 'Change',
    changePart: (part: string) => `Change ${part.toLowerCase()}`,
    products: 'Products',
    packaging: 'Packaging',
    note: orderDetailTexts.giftNote,
    noNote: 'Without a gift note.',
    method: checkoutTexts.method,
    noMethod: 'Not chosen.',
    campaign: (name: string) => `Campaign: ${name}`,
    delivery: checkoutTexts.delivery,
    several: 'Several addresses, which you upload from the dashboard after ordering.',
    billing: checkoutTexts.billing,
    vatNumber: (number: string) => `VAT number: ${number}`,
    contact: 'Contact',
  },
  payment: 'Payment Details',
  card: { title: 'Credit/Debit Card', note: 'Held by your bank, taken later.' },
  invoice: { title: 'Invoice', note: 'Sent to your accounts team.' },
  authorised: 'Payment is authorised but not charged until mockups and details are approved.',
  steps: {
    authorised: { title: 'Authorised', note: (amount: string) => `${amount} set aside` },
    approved: { title: 'You approve', note: 'Mockups and details' },
    charged: { title: 'Charged', note: 'Only then' },
  },
  confirm: 'Confirm & Pay',
  continue: 'Continue without payment',
  chooseFirst: 'Confirm & Pay waits for a payment method: choose one above.',
  invoiceHint: 'Confirm & Pay is for cards. With an invoice, continue without payment.',
  changed: {
    title: 'Your gift box has changed',
    gone: 'No longer on offer',
    /** `8.40 GBP, now 9.00 GBP a piece` */
    price: (before: string, after: string) => `${before}, now ${after} a piece`,
    total: (amount: string) => `New total ${amount}`,
    hint: 'Nothing has been ordered. Confirm the new total to go on; the rest of your gift box stays as it is.',
    confirm: 'Confirm the new total',
    confirmed: 'Your gift box is up to date',
  },
  existing: {
    title: alreadyOrderedText,
    text: (number: string) =>
      `It is order ${number}, placed from another tab or an earlier page. Nothing has been ordered again.`,
    see: 'See the order',
    again: 'Order the same again',
    ready: 'This is a new box with the same contents. Nothing has been ordered yet',
  },
  creating: 'Creating your order',
  created: orderPlacedText,
  failed: 'Order creation failed',
  loginFirst: 'You have to login first to make an order',
  loginHint: 'Your gift box stays packed. You come straight back to this page.',
  goToLogin: 'Go to Login',
  noAddresses: 'We do not know where it goes yet',
  noAddressesHint: 'Fill in the delivery and billing address, then come back here to confirm.',
  goToOrderDetails: 'Go to Order Details',
  shipping: summaryTexts.shipping,
  total: summaryTexts.total,
} as const;
