import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The catalogue, where it can be searched (`catalogue.search`). */
export const catalogueScreens = {
  S85: {
    title: 'Catalogue',
    path: paths.catalogue,
    begun: true,
    states: {
      'S85.01': 'Skeleton while the catalogue is read',
      'S85.02': 'Every product with its price at the packs, minimum and lead time',
      'S85.03': 'Prices at the packs and in the currency of the box',
      'S85.04': 'Words with a fault: "Nothing is called “stonewear mgu” exactly. These come nearest."',
      'S85.05': 'Filters set: tags with their names, counts beside the choices',
      'S85.06': 'Tag taken off: found without it',
      'S85.07': 'No filter left: words and tags are gone',
      'S85.08': 'Nothing found: each change that brings something back, with how many',
      'S85.09': 'Way out taken: what it said is found',
      'S85.10': 'Nothing found, and no single change helps',
      'S85.11': 'Empty catalogue: "The catalogue is empty. Come back soon."',
      'S85.12': 'Many pages: the third of 417',
      'S85.13': 'Next page, with its heading in focus',
      'S85.14': 'Added to the box: said in a toast, with the way to the box',
      'S85.15': 'Product that is in the box already',
      'S85.16': 'Taken out of the box: said in a toast',
      'S85.17': 'Former products stay while others are read',
      'S85.18': 'Sorted by price',
      'S85.19': 'Failed: "The catalogue could not be loaded."',
      'S85.20': 'Price that is no amount: "Enter an amount such as 12.50"',
      'S85.21': 'Address with values that are none: left out',
      'S85.22': 'Filters behind a button on a phone',
      'S85.23': 'Filters opened on a phone',
      'S85.24': 'Catalogue on a narrow screen',
      'S85.25': 'API without a search: there is no such page',
    },
  },
} as const satisfies Record<string, Screen>;
