/** The texts of the recipients. */
export const recipientsTexts = {
  title: 'Recipients',
  sample: 'Sample people',
  sampleNote: 'Nobody on this page is real. The tables show what it is for.',
  users: 'All Users',
  userCount: (users: number) => (users === 1 ? '1 user' : `${users.toLocaleString('en-GB')} users`),
  connection: 'Connection',
  columns: {
    name: 'Name',
    email: 'Email',
    access: 'Access',
    ordersPlaced: 'Orders placed',
    outstanding: 'Outstanding invoices',
    campaign: 'Campaign',
  },
  access: { hrCompany: 'HR Company', companyPerson: 'Company Person' },
  selected: (count: number) => `${count.toLocaleString('en-GB')} tied together`,
  edit: 'Edit',
  delete: 'Delete',
} as const;
