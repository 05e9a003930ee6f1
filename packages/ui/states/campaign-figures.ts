import type { Screen } from './screen';

/** What a campaign's own figures are, beyond the specification. */
export const campaignFigureScreens = {
  S53: {
    title: 'Campaign figures',
    path: null,
    begun: true,
    states: {
      'S53.01': 'Skeleton while the figures are counted',
      'S53.02':
        'Invited, opened, claimed, locked, sent and delivered, and the sizes with a suggestion for the rest',
      'S53.03': 'All sent and delivered',
      'S53.04': 'Nobody has chosen: "Not enough data yet"',
      'S53.05': 'Too few answers for a suggestion: "Not enough data yet"',
      'S53.06': 'Figures could not be counted, the campaign around them still there',
      'S53.07': 'Figures and sizes on a narrow screen',
      'S53.08': 'List: redemption counted for each campaign and for all together',
      'S53.09': 'List: redemption could not be counted, the campaigns still there',
    },
  },
} as const satisfies Record<string, Screen>;
