/** The texts of how far a campaign has come. */
export const figuresTexts = {
  title: 'How far it has come',
  note: 'Each figure opens its rows.',
  loading: 'Counting',
  error: 'The figures could not be counted',
  notCounted: 'Not counted',
  tryAgain: 'Try Again',
  stages: {
    invited: ['Invited', 'have a link of their own'],
    opened: ['Opened', 'looked at their page'],
    claimed: ['Claimed', 'chose and gave an address'],
    locked: ['Locked', 'can no longer change'],
    sent: ['Sent', 'left with the courier'],
    delivered: ['Delivered', 'arrived'],
  },
  of: (claimed: number, people: number) => `${claimed} of ${people} people have claimed`,
  sizes: 'Gifts and sizes',
  columns: {
    gift: 'Gift',
    size: 'Size',
    share: 'Shares',
    answered: 'Answered',
    left: 'Left',
    suggested: 'Suggested',
    total: 'To order',
  },
  noSize: 'No size',
  open: 'open',
  nobody: 'Nobody has chosen yet.',
  suggestion: (rest: number) =>
    `Suggested for the ${rest} who have not answered: the same shares as those who have, rounded so that they add up. An answer always replaces a suggestion.`,
  notEnough: 'Not enough data yet',
  notEnoughHint: (least: number) =>
    `With fewer than ${least} answers a suggestion says more about chance than about people.`,
} as const;
