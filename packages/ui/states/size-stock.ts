import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** Stock per size and size guides, beyond the specification. */
export const sizeStockScreens = {
  S75: {
    title: 'Sizes that are left on a claim link',
    path: paths.claim,
    begun: true,
    states: {
      'S75.01': 'How many of each counted size are left',
      'S75.02': 'Size that is all taken: cannot be chosen, with the reason under the sizes',
      'S75.03':
        'Size taken in the same second: "What you chose has just been taken", everything typed still there',
      'S75.04': 'Gift whose sizes are all taken cannot be chosen',
      'S75.05': 'Claim being changed whose size has just been taken, everything typed still there',
      'S75.06': 'Sizes that are left on a narrow screen',
    },
  },
  S76: {
    title: 'Stock per size of a campaign',
    path: null,
    begun: true,
    states: {
      'S76.01': 'How many there are of each size, empty while it is open',
      'S76.02': 'Numbers saved, each with its size, also after another size was typed before it',
      'S76.03': 'No number: "Enter a whole number up to 1,000,000, or leave it empty"',
      'S76.04': 'Figures with how many are left of each size',
      'S76.05': 'Numbers on a narrow screen',
    },
  },
  S77: {
    title: 'Size guide of a gift',
    path: paths.claim,
    begun: true,
    states: {
      'S77.01': 'Folded under the sizes',
      'S77.02': 'Chest and length in centimetres, the chosen size marked',
      'S77.03': 'The same in inches',
      'S77.04': 'In Arabic, in centimetres',
      'S77.05': 'Size guide on a narrow screen',
    },
  },
  S78: {
    title: 'Size guide of a product',
    path: paths.adminProducts,
    begun: true,
    states: {
      'S78.01': 'Guide typed with a new product',
      'S78.02': 'No guide: "Enter one size a line: M, 104, 70 for a chest of 104 cm and a length of 70 cm"',
    },
  },
} as const satisfies Record<string, Screen>;
