import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The catalogue, where it can be searched (`catalogue.search`). */
export const catalogueScreens = {
  S82: {
    title: 'Catalogue',
    path: paths.catalogue,
    begun: true,
    states: {
      'S82.01': 'Skeleton while the catalogue is read',
      'S82.02': 'Every product with its price at the packs, minimum and lead time',
      'S82.03': 'Prices at the packs and in the currency of the box',
      'S82.04': 'Words with a fault: "Nothing is called “stonewear mgu” exactly. These come nearest."',
      'S82.05': 'Filters set: tags with their names, counts beside the choices',
      'S82.06': 'Tag taken off: found without it',
      'S82.07': 'No filter left: words and tags are gone',
      'S82.08': 'Nothing found: each change that brings something back, with how many',
      'S82.09': 'Way out taken: what it said is found',
      'S82.10': 'Nothing found, and no single change helps',
      'S82.11': 'Empty catalogue: "The catalogue is empty. Come back soon."',
      'S82.12': 'Many pages: the third of 417',
      'S82.13': 'Next page, with its heading in focus',
      'S82.14': 'Added to the box: said in a toast, with the way to the box',
      'S82.15': 'Product that is in the box already',
      'S82.16': 'Taken out of the box: said in a toast',
      'S82.17': 'Former products stay while others are read',
      'S82.18': 'Sorted by price',
      'S82.19': 'Failed: "The catalogue could not be loaded."',
      'S82.20': 'Price that is no amount: "Enter an amount such as 12.50"',
      'S82.21': 'Address with values that are none: left out',
      'S82.22': 'Filters behind a button on a phone',
      'S82.23': 'Filters opened on a phone',
      'S82.24': 'Catalogue on a narrow screen',
      'S82.25': 'API without a search: there is no such page',
    },
  },
} as const satisfies Record<string, Screen>;
