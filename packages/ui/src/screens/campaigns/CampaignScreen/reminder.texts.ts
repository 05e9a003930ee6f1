const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;

/** The texts of a campaign's reminder. */
export const reminderTexts = {
  title: 'Who has not answered',
  silent: (count: number) => `${people(count)} invited by mail ${count === 1 ? 'has' : 'have'} not answered.`,
  reminded: (count: number) => `${people(count)} ${count === 1 ? 'was' : 'were'} reminded.`,
  nobodyLeft: 'Nobody is reminded twice: there is nobody left to remind.',
  remind: (count: number) => `Remind ${people(count)}`,
  remindNobody: 'Remind those who have not answered',
  question: (count: number) => `Remind ${people(count)}?`,
  means:
    'Each gets one mail with a link of their own; that of the invitation works too. You can do this once for each person.',
  cancel: 'Not yet',
  reminding: 'Reminding',
  done: (count: number) => `${people(count)} reminded`,
  partly: (count: number) => `${people(count)} reminded, then it stopped. Remind again to go on.`,
  failed: 'Something went wrong',
  error: 'Who has not answered could not be counted',
  tryAgain: 'Try Again',
} as const;
