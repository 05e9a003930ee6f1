/** The texts of the order lifecycle page. */
export const orderLifecycleTexts = {
  title: 'Order lifecycle',
  lead: 'From the order to its delivery. The drawing and the table are made from the transitions that server, screens and mocks go by, so neither can say anything else.',
  drawing:
    'The statuses of an order in rows, the actions in columns, and an arrow for each change of status.',
  table: 'Every action',
  columns: { action: 'Action', by: 'By', from: 'From', to: 'To', needs: 'Needs' },
  needs: { note: 'a reason', date: 'the day of delivery' },
  nothing: '–',
} as const;
