/** The texts of the claim link page. */
export const claimLinkTexts = {
  title: 'Claim link',
  lead: 'What a link shows from the set-up to the closing night. The drawing and both tables are made from the rules the product itself goes by, so none can say anything else.',
  drawing:
    'The states of a claim link in rows, the events in columns, and an arrow for each change of state.',
  rules: 'The states, in the order in which they are tried',
  events: 'Every change of state',
  columns: { state: 'State', when: 'When', event: 'Event', by: 'By', ways: 'From, to' },
  way: (from: string, to: string) => `${from} → ${to}`,
} as const;
