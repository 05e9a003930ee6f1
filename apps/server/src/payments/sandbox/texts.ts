/** The texts of the sandbox's payment page. */
export const sandboxTexts = {
  title: 'Test payment',
  flag: 'Test payment. No money moves and no card is charged.',
  asks: 'asks to hold',
  order: 'Order',
  what: 'What for',
  boxes: (count: number) => (count === 1 ? '1 gift box' : `${count.toLocaleString('en-GB')} gift boxes`),
  charged: 'Charged',
  afterApproval: 'After you approve the mockups',
  heading: 'Authorise this card',
  lead: 'Choose how the test should end. Both answers go back to your order.',
  card: {
    number: 'Card number',
    expiry: 'Expiry',
    code: 'Security code',
    codeHint: 'Any three digits.',
    name: 'Name on card',
    stays: 'What you type here stays in your browser.',
  },
  authorise: (amount: string) => `Authorise ${amount}`,
  fail: 'Fail the card',
  back: 'Back to the order, without paying',
  closed: {
    authorised: {
      title: 'This card is authorised',
      text: 'The amount is set aside and not charged. There is nothing left to do here.',
    },
    captured: {
      title: 'This payment is made',
      text: 'The mockup was approved and the amount charged. There is nothing left to do here.',
    },
    released: {
      title: 'This payment was given back',
      text: 'The order has ended. The amount is no longer set aside and was not charged.',
    },
    lapsed: {
      title: 'This authorisation has lapsed',
      text: 'The card holds the amount no longer. Nothing was charged.',
    },
    failed: {
      title: 'This payment has failed',
      text: 'The card was refused and nothing was set aside.',
    },
    withdrawn: {
      title: 'This payment was withdrawn',
      text: 'The order goes on without a card payment. Nothing was set aside.',
    },
    expired: {
      title: 'This payment page has expired',
      text: 'Nothing was set aside. Go back to your order to get another page.',
    },
    unknown: {
      title: 'There is no payment here',
      text: 'A payment page opens only in the browser the order was placed in.',
    },
  },
  toOrders: 'Orders & dashboard',
  toReview: 'Back to the order',
} as const;
