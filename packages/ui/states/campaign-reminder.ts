import type { Screen } from './screen';

/** How a campaign's buyer reminds those who are silent, beyond the specification. */
export const campaignReminderScreens = {
  S70: {
    title: 'Reminder of a campaign',
    path: null,
    begun: true,
    states: {
      'S70.01': 'How many have not answered, and the button that reminds them',
      'S70.02': 'Question before the reminder',
      'S70.03': 'Reminded: "21 people reminded", the button disabled with its reason',
      'S70.04': 'Somebody invited since the reminder, the others reminded',
      'S70.05': 'Campaign paused: the button disabled with its reason',
      'S70.06': 'Microsite closed: the button disabled with its reason',
      'S70.07': 'Reminder refused: "This campaign is paused: resume it first."',
      'S70.08': 'Reminder stopped half-way: who was reminded, and how to go on',
      'S70.09': 'Who has not answered could not be counted, the campaign still there',
      'S70.10': 'Reminder on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
