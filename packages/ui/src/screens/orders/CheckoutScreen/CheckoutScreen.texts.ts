import { summaryTexts } from '../shared/summary.texts';

/** The texts of order details and the address step. */
export const checkoutTexts = {
  title: 'Order Details',
  /** The owner's spelling (ORD-06). */
  cancel: 'Cancle Order',
  cancelQuestion: {
    title: 'Empty your box?',
    description:
      'The gifts you chose, the gift note and the addresses typed here are removed, and you start again at the first step. Nothing has been ordered.',
    confirm: 'Empty the box',
    keep: 'Keep my box',
  },
  cancelling: 'Clearing your box',
  emptied: 'Your box is empty',
  items: 'In the box',
  method: 'Delivery method',
  methods: {
    microsite: { title: 'Microsite', note: 'Recipients give a size and an address on your page.' },
    gift_redemption: {
      title: 'Gift redemption',
      note: 'Recipients choose the gift they would like to keep.',
    },
  },
  free: 'Free',
  campaignName: 'Campaign Name',
  campaignHint: 'You can add a name to your campaign later from your dashboard',
  oneAddress: 'Will this be delivered to 1 address?',
  yes: 'Yes',
  no: 'No',
  several: 'No problem at all!',
  severalHint:
    'Multiple addresses can be uploaded from the dashboard after ordering, or a microsite or redemption page can be used.',
  severalLater:
    'With neither, you add an address for each box on the page of the order: from a spreadsheet, until it is in production.',
  delivery: 'Delivery Address',
  billing: 'Billing address',
  sameAddress: 'Same as the delivery address',
  addressCopied: 'Filled in from the delivery address. You can still change it.',
  addressFilled: 'Filled in with the primary address of your profile. You can still change it.',
  saveAddress: 'Save address for future checkout',
  submit: 'Submit',
  submitting: 'Saving your addresses',
  total: summaryTexts.total,
  shipping: summaryTexts.shipping,
  fromTechnology: 'From the technology page',
} as const;
