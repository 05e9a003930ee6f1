/** The texts of the services page. */
export const servicesScreenTexts = {
  lead: 'Take a parcel apart and there is a job in every layer. Hand us one of them, or the whole box.',
  /** The layers of the exploded parcel, from the lid down. */
  layers: [
    { name: 'Design', text: 'The part they see first, drawn and sampled for you.' },
    { name: 'Automation', text: 'Names, sizes and notes gather themselves.' },
    { name: 'Fulfilment', text: 'Picked, packed, sent and followed to the door.' },
    { name: 'Storage', text: 'Kept on our shelves until you say go.' },
  ],
  list: 'Start to finish',
  error: 'Something went wrong. Please try again later.',
  blocks: 'Four ways to open it',
  microsites: {
    name: 'Microsites',
    text: 'One page for one campaign, where people say where their parcel should go.',
  },
  redemption: {
    name: 'Gift redemption',
    text: 'A few gifts on one page. Everyone keeps the one they like.',
  },
  swag: {
    name: 'Vintage SWAG',
    text: 'Washed cotton and heavy canvas that look better in their second year.',
  },
  press: {
    name: 'Influencer gifting / Press Boxes',
    text: 'Made for the camera, down to the last fold of tissue.',
  },
  design: 'Design',
  designText: 'We draw the opening first: what lifts, what rustles, what is found last.',
  drawing: 'Before it is a box, it is a drawing.',
  drawingOf: 'A gift box cut flat, before it is folded',
  included: 'What’s included',
  includedItems: [
    'Branded packaging and inserts',
    'Custom gift design and product sourcing',
    'Printed materials',
    'Sustainable design options',
    'Visual mockups before production',
    'Creative support from concept to delivery',
  ],
  story: {
    title: 'Sixty first days, one Monday morning',
    facts: [
      { term: 'From', detail: 'A software studio with a new floor to fill' },
      { term: 'To', detail: 'Sixty people in nine towns' },
      { term: 'In the box', detail: 'Notebook, mug, canvas tote and a card signed by the team' },
      { term: 'On the way', detail: 'Twelve working days after the artwork was approved' },
    ],
    quote: '“The box was there before the laptop was.”',
  },
  questions: [
    {
      question: 'How long does production take?',
      answer:
        'Each product shows its own time. Most leave us ten to fourteen working days after you approve the artwork.',
    },
    {
      question: 'Can people choose their own gift?',
      answer:
        'Yes. A redemption page shows the gifts you picked, and each person keeps the one that suits them.',
    },
    {
      question: 'What if we have no addresses?',
      answer: 'Send the link instead. People type their own address, and it comes in with the order.',
    },
    {
      question: 'Who pays for delivery?',
      answer: 'You do, once, with the order. Nobody is asked to pay at the door.',
    },
  ],
  next: 'Start with the box',
  nextText: 'Put in what you like, say how many, and watch the total as you go.',
  build: 'Build a gift box',
} as const;
