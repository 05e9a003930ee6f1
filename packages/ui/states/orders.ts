import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** Orders where the API knows their lifecycle (`orders.lifecycle`). */
export const orderScreens = {
  S51: {
    title: 'Order progress',
    path: null,
    begun: true,
    states: {
      'S51.01': 'Skeleton above the order while its progress is fetched',
      'S51.02': 'New order: "We are preparing the mockup", the buyer may cancel',
      'S51.03':
        'Mockup sent: "The mockup waits for approval", what to look at, the buyer may approve, ask or cancel',
      'S51.04': 'Approved by the buyer: said in a toast, nothing left to do',
      'S51.05': 'Asking for changes stopped without words: "Say what should change, or why"',
      'S51.06': 'Changes asked for: "The mockup is being changed", the words below',
      'S51.07': 'In production, with the day of delivery',
      'S51.08': '"On its way", carrier and number below',
      'S51.09': '"Delivered", every step with its day',
      'S51.10': '"Cancelled by the buyer", the ribbon cut',
      'S51.11': '"Refused" with the reason, the ribbon cut',
      'S51.12': 'An administrator may send the mockup or refuse',
      'S51.13': 'Starting production stopped without a day: "Enter the day of delivery"',
      'S51.14': 'Somebody else acted meanwhile: said calmly, the present status shown',
      'S51.15': 'Action failed: "Something went wrong", everything typed still there',
      'S51.16': 'Progress could not be fetched: said above "Try Again", the order below it',
      'S51.17': 'Status and day of delivery among the facts, history below the addresses',
      'S51.18': 'Ribbon downwards on a narrow screen',
      'S51.19':
        'Beside a proof room: the way there instead of a decision, the day to answer by, "Silence never means yes."',
      'S51.20': 'Beside a proof room an administrator prepares the mockup there',
      'S51.21':
        'Paid by card: what is set aside, that only approval charges it, and until when the card holds it',
      'S51.22': 'Approved order by card: what was charged',
      'S51.23': 'Ended order by card: nothing was charged, what was set aside is released',
      'S51.24': 'Authorisation lapsed: nothing was charged, said to administrators too',
      'S51.25': 'Card refused: nothing was charged',
      'S51.26': 'Paid by card and not approved two days before the card lets go of the amount: a warning',
      'S51.27': 'No card holds the amount any more: "Enter a card" and "Pay by invoice instead"',
      'S51.28': 'Card refused or never entered: the same two ways to pay it',
      'S51.29': '"Opening the payment page", the other way locked meanwhile',
      'S51.30': 'Paid by invoice instead: "The order is paid by invoice", nothing left to press',
      'S51.31': 'Paid in another tab meanwhile: said calmly, the present status shown',
      'S51.32': 'The payment page could not be opened: said, both ways still there',
    },
  },
  S52: {
    title: 'Orders by status',
    path: paths.orders,
    begun: true,
    states: {
      'S52.01': 'Active preset: every order that is not finished, each with its status',
      'S52.02': 'Delivered chosen: those alone, the choice in the address',
      'S52.03': 'No order of the chosen status: "No orders found"',
    },
  },
} as const satisfies Record<string, Screen>;
