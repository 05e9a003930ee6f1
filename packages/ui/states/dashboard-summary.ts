import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The dashboard's start page from the company's own orders, beyond the specification. */
export const dashboardSummaryScreens = {
  S59: {
    title: 'Dashboard figures',
    path: paths.dashboard,
    begun: true,
    states: {
      'S59.01': 'Skeletons while the figures are counted',
      'S59.02': 'A buyer’s own figures, each leading to its rows, and the order that waits for an answer',
      'S59.03': 'An administrator’s figures of all orders, more waiting than are listed',
      'S59.04': 'Nothing waits, no campaign and no date ahead',
      'S59.05': 'Nothing ordered yet: a way to the builder',
      'S59.06': 'Figures could not be loaded, "Try Again"',
      'S59.07': 'Figures on a narrow screen, with long names',
    },
  },
} as const satisfies Record<string, Screen>;
