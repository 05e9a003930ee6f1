import type { OrderAction } from '@gifting/domain/orders/lifecycle';
import type { OrderStatus } from '@gifting/domain/orders/order-status';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';

/** What an action's button and dialog say. */
interface ActionTexts {
  readonly label: string;
  /** What happens next. */
  readonly hint: string;
  readonly note: string;
  readonly done: string;
}

/** The texts of an order's progress. */
export const orderProgressTexts = {
  ribbon: 'Progress of the order',
  loading: 'Loading the progress of the order',
  error: 'The progress of the order could not be loaded',
  tryAgain: errorPanelTexts.tryAgain,
  history: 'History',
  steps: {
    proof: 'Mockup',
    approval: 'Approval',
    production: 'Production',
    dispatch: 'Dispatch',
    delivery: 'Delivered',
  },
  sent: (day: string) => `Sent ${day}`,
  given: (day: string) => `Given ${day}`,
  since: (day: string) => `Since ${day}`,
  by: (day: string) => `By ${day}`,
  status: {
    pending: 'We are preparing the mockup',
    proof_sent: 'The mockup waits for approval',
    changes_asked: 'The mockup is being changed',
    approved: 'Approved, production comes next',
    in_production: 'In production',
    sent: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled by the buyer',
    refused: 'Refused',
  } satisfies Record<OrderStatus, string>,
  events: {
    pending: 'Order placed',
    proof_sent: 'Mockup sent',
    changes_asked: 'Changes asked for',
    approved: 'Mockup approved',
    in_production: 'Production started',
    sent: 'Sent',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    refused: 'Refused',
  } satisfies Record<OrderStatus, string>,
  actors: { buyer: 'Buyer', administrator: 'Our team' },
  actions: {
    send_proof: {
      label: 'Send the mockup',
      hint: 'The buyer can then approve it or ask for changes.',
      note: 'What the buyer should look at',
      done: 'The mockup is sent',
    },
    approve: {
      label: 'Approve',
      hint: 'Production follows what you have approved; the order can no longer be cancelled.',
      note: 'Anything to add',
      done: 'Thank you, production can start',
    },
    ask_changes: {
      label: 'Ask for changes',
      hint: 'You will get a new mockup to approve.',
      note: 'What should change',
      done: 'Your changes are on their way to us',
    },
    start_production: {
      label: 'Start production',
      hint: 'The buyer sees the day of delivery.',
      note: 'Anything the buyer should know',
      done: 'Production has started',
    },
    send: {
      label: 'Mark as sent',
      hint: 'The buyer sees that it is on its way.',
      note: 'Carrier and number of the parcel',
      done: 'The order is on its way',
    },
    deliver: {
      label: 'Mark as delivered',
      hint: 'This is the last step.',
      note: 'Who has taken it',
      done: 'The order is delivered',
    },
    cancel: {
      label: 'Cancel this order',
      hint: 'Nothing will be made. This cannot be undone.',
      note: 'Your reason, if you like',
      done: 'The order is cancelled',
    },
    refuse: {
      label: 'Refuse this order',
      hint: 'Nothing will be made. This cannot be undone.',
      note: 'Why it cannot be made',
      done: 'The order is refused',
    },
  } satisfies Record<OrderAction, ActionTexts>,
  deliveryDay: 'Day of delivery',
  seeMockup: 'See the mockup',
  prepareMockup: 'Prepare the mockup',
  answerBy: (day: string) => `Please answer by ${day}.`,
  silence: 'Silence never means yes.',
  saving: 'One moment',
  back: 'Back',
  failed: 'Something went wrong',
  gone: 'This order is no longer there',
  movedOn: 'The order has moved on in the meantime. Its present status is shown.',
  notesSuffix: (by: string, day: string) => `${by}, ${day}`,
} as const;
