/** The texts of a service's page. */
export const serviceTexts = {
  loading: 'Loading the service',
  /** Without a full stop (B-11). */
  error: 'Something went wrong! Please try again',
  pictures: 'Pictures',
  pictureOf: (name: string, number: number) => `${name}, picture ${number}`,
  included: 'What’s Included',
  story: {
    title: 'A launch that came through the letterbox',
    facts: [
      { term: 'From', detail: 'A candle maker with one new scent' },
      { term: 'To', detail: 'A hundred and eighty people who write about homes' },
      { term: 'In the box', detail: 'One candle, a box of matches, a folded card' },
      { term: 'On the way', detail: 'Nine working days after the artwork was approved' },
    ],
    quote: '“They filmed the lid before they lit the candle.”',
  },
  questions: [
    {
      question: 'Can we see it before it is made?',
      answer: 'Yes. You approve a mockup and the artwork first. Production starts after that, never before.',
    },
    {
      question: 'Is there a smallest order?',
      answer:
        'Each product states its own minimum, often 25 or 50 pieces. The box follows the largest of them.',
    },
    {
      question: 'Can we use more than one service?',
      answer:
        'Yes. A box can be designed with you, kept on our shelves and sent through a portal, and it stays one order.',
    },
  ],
  next: 'See what yours would cost',
  nextText: 'Fill a box, say how many, and watch the total as you go.',
  build: 'Build a gift box',
} as const;
