/** The texts of builder step 5. */
export const giftNoteTexts = {
  title: 'Add a gift note',
  lead: 'It lies on top, so it is the first thing they read.',
  back: 'Choose your packaging',
  wanted: 'Add a gift note',
  kind: 'Kind of card',
  message: { title: 'Card with a message', note: 'We print your words on the card.' },
  blank: { title: 'Blank card without a message', note: 'For a note by hand.' },
  blankText: 'A blank card will be put on top of the gift box.',
  /** The same in an order that is placed or about to be. */
  blankCard: 'A blank card, for a note by hand.',
  form: 'Your message',
  fields: { to: 'To', from: 'From', message: 'Message' },
  add: 'Add Note',
  added: 'The note is in the box.',
  without: 'Continue Without Gift Note',
  preview: 'The gift box, looking down into it',
  gap: 'Not written yet',
} as const;
