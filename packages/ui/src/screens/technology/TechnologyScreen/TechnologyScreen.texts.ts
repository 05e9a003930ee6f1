/** The texts of the technology page and its demo. */
export const technologyTexts = {
  title: 'Technology',
  banner: 'See the box before there is one',
  lead: 'Choose what goes in, put your logo on it, pick the packaging and write the note. What you see is what we pack.',
  try: 'Try the demo',
  demo: 'Build a box',
  progress: 'Stages of the demo',
  stages: ['Choose products', 'Choose logo', 'Choose bespoke packaging', 'Add gift note'],
  products: {
    cap: { name: 'Cap', about: 'Cotton twill, embroidered.' },
    mug: { name: 'Mug', about: 'Stoneware with a speckled glaze.' },
    hoodie: { name: 'Hoodie', about: 'Brushed fleece, woven label.' },
  },
  packagings: {
    keepsake: { name: 'Keepsake Box', about: 'Rigid board with a lined lid' },
    mailer: { name: 'Kraft Mailer', about: 'Recycled board, printed band' },
    pouch: { name: 'Cotton Pouch', about: 'Drawn shut with a ribbon' },
  },
  packaging: 'Packaging',
  logoOnBox: 'Logo for the box',
  logoOnGoods: 'Logo for the goods',
  // Shown but not enforced (TECH-06, TECH-07).
  logoSize: 'less than 2MB',
  logoKinds: 'PNG, JPG, JPEG',
  to: 'To',
  message: 'Message',
  quantity: 'Quantity, boxes',
  next: 'Next',
  orderDetails: 'Go to order details',
  grid: 'Ready to wrap',
  goods: {
    earbuds: { name: 'Earbuds', about: 'In a case with a ribbon band.' },
    bottle: { name: 'Insulated Bottle', about: 'Tea at noon as hot as at nine.' },
    notebook: { name: 'Notebook', about: 'Cloth-bound, with a marker.' },
    badge: { name: 'Event Badge', about: 'Printed card on a woven lanyard.' },
  },
} as const;
