import { brand } from '@gifting/domain/brand/brand';

/** The texts of the about page. The specification has filler here (ABOUT-01 to 06), so these are our own. */
export const aboutTexts = {
  about: 'About',
  title: 'A gift is a message you can hold.',
  lead: 'We help businesses send one that sounds like them.',
  description: `How ${brand.name} began, what partner brands get, and what people ask before their first gift box.`,
  story: 'Our story',
  paragraphs: [
    'It began at a kitchen table, with one box, a roll of ribbon and a colleague whose first day deserved better than a form.',
    'The second box went faster. Somewhere around the fortieth we noticed what people spoke of afterwards. Never the list of things inside, but the order they found them in: the ribbon, the lid, the rustle, and then the thing they did not expect.',
    'So that is what we make. A minute of somebody’s day, packed so that it opens well, and a platform that lets you send it to one person or to two thousand without losing the minute.',
  ],
  signed: ['With care,', `everyone at ${brand.name}`],
  collaborate: 'Collaborate with us',
  collaborateText:
    'We look for partner brands in lifestyle, wellness, tech, gourmet and luxury. Yours may be what somebody finds under the tissue.',
  partners: [
    { name: 'Luxury', drawing: 'bottle' },
    { name: 'Gourmet', drawing: 'chocolates' },
    { name: 'Tech', drawing: 'earbuds' },
    { name: 'Wellness', drawing: 'plant' },
    { name: 'Lifestyle', drawing: 'tote' },
  ],
  partnersLabel: 'Partner brands',
  benefitsLabel: 'What partners get',
  benefits: [
    {
      name: 'Into people’s hands',
      text: 'Your product is held, opened and used by people who did not go looking for it.',
    },
    {
      name: 'Orders in batches',
      text: 'From fifty pieces to five thousand, with the date agreed before the order is placed.',
    },
    { name: 'Packed as it deserves', text: 'We wrap it and place it. You approve the box it travels in.' },
    { name: 'One person to ask', text: 'The same one, from the first sample to the last delivery note.' },
  ],
  faq: 'FAQ',
  faqText: 'What people ask before their first box.',
  questions: [
    {
      question: 'How small can an order be?',
      answer:
        'Each product states its own minimum, often 25 or 50 pieces. A box follows the largest minimum of what is in it.',
    },
    {
      question: 'Can we use our own packaging?',
      answer: 'Yes. Send us one flat, and we fit the contents to it.',
    },
    {
      question: 'Do recipients need an account?',
      answer: 'No. They open a link, say where the gift should go, and that is all.',
    },
    {
      question: 'Can we see it before it is made?',
      answer: 'You approve the artwork and a mockup first. Production starts after that, never before.',
    },
  ],
  next: 'Write yours',
  nextText: 'Choose what goes in, add a note in your own words, and see the total as you go.',
  build: 'Build a gift box',
} as const;
