/** The texts of an invoice. */
export const invoiceTexts = {
  titles: {
    invoice: (number: number | string) => `Invoice ${number}`,
    credit_note: (number: number | string) => `Credit note ${number}`,
  },
  confirmation: (order: number) => `Order confirmation ${order}`,
  confirmationHint: 'This is no invoice. The order is invoiced on its approval.',
  credits: (number: string) => `Credits invoice ${number} in full. Nothing of it is to be paid.`,
  vatNumber: (number: string) => `VAT number ${number}`,
  net: 'Net',
  gross: 'Total with VAT',
  /** What an invoice without VAT must say (Directive 2006/112/EC, art. 226). */
  exempt: {
    taxed: '',
    intra_community:
      'Intra-Community supply, exempt under Article 138 of Directive 2006/112/EC. The customer accounts for the VAT.',
    export: 'Export of goods, exempt from VAT.',
  },
  order: 'Order',
  date: 'Date',
  supplied: 'Time of supply',
  due: 'Due',
  campaign: 'Campaign',
  billTo: 'Bill to',
  deliverTo: 'Deliver to',
  severalAddresses: 'Several addresses, as agreed for the campaign',
  columns: { item: 'Item', unit: 'Price', quantity: 'Quantity', amount: 'Amount' },
  options: { branded: 'branded', plain: 'plain', custom_branding: 'custom branding' },
  total: 'Total',
  shipping: 'Shipping is not included.',
  payment: {
    pending: 'Not paid yet.',
    authorised: 'Authorised on a card and not charged until mockups and details are approved.',
    failed: 'The card was refused. Not paid yet.',
    captured: 'Paid by card.',
    released: 'The amount set aside on a card was released. Nothing was charged.',
    lapsed: 'The authorisation of the card has lapsed. Not paid yet.',
  },
  byCard: 'The amount is charged to the card that holds it.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

/** The texts of the page in place of a missing invoice. */
export const noInvoiceTexts = {
  unknown: 'There is no invoice here.\n',
  expired: 'This link has expired. Open the order in the dashboard to get another.\n',
} as const;
