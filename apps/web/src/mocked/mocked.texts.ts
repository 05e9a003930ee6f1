/** Texts of what only the mocked app has: the panel of scenarios and the payment page. */
export const mockedTexts = {
  scenarios: {
    open: (count: number) => (count === 0 ? 'Scenarios' : `Scenarios (${count})`),
    title: 'Scenarios',
    lead: 'How each call answers from now on. They stay over reloads; the link gives them to somebody else.',
    find: 'Find a call',
    mockServer: 'mock server',
    none: 'No call has these words.',
    link: 'Link to this page with these scenarios',
    reset: 'Reset all',
    reload: 'Reload the page',
  },
  payment: {
    title: 'Pay by card',
    lead: 'This page stands in for a payment provider. No card is asked for and no money moves.',
    order: (number: string) => `Order #${number}`,
    authorise: (amount: string) => `Authorise ${amount}`,
    decline: 'Decline',
    unknown: 'There is no such order to pay.',
    toOrders: 'Go to your orders',
  },
} as const;
