import type { Screen } from './screen';

/** What the VAT of an order is, beyond the specification. */
export const taxScreens = {
  S68: {
    title: 'VAT of an order before it is placed',
    path: null,
    begun: true,
    states: {
      'S68.01': "Order details: the seller's country is chosen, with net, VAT and the total",
      'S68.02': 'Order details: VAT number of a business in another EU country, so no VAT',
      'S68.03': 'Order details: a country outside the EU, so no VAT',
      'S68.04':
        'VAT number: "This is no VAT number of a European country. Check it, or leave it empty.", kept as typed',
      'S68.05': 'Country: "Choose a country"',
      'S68.06': "Several addresses: the invoice's country decides",
      'S68.07': 'Review: countries and VAT number, net, VAT and the total, which the card is to hold',
      'S68.08': 'Review: "The VAT could not be worked out, so nothing can be ordered yet.", with "Try again"',
      'S68.09': 'Order details with VAT on a narrow screen',
    },
  },
  S69: {
    title: 'VAT of a placed order',
    path: null,
    begun: true,
    states: {
      'S69.01': 'Net, VAT with rate and country, and the total',
      'S69.02': 'No VAT: intra-Community supply, with the VAT number',
      'S69.03': 'No VAT: export',
      'S69.04': 'Net, VAT and total on a narrow screen',
      'S69.05': 'Invoiced: with the number of the invoice',
      'S69.06': 'Ended after its invoice: with the number of the credit note, which opens it',
    },
  },
} as const satisfies Record<string, Screen>;
