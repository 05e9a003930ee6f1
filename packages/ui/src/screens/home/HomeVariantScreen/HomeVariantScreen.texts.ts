/** The texts of the second home page. */
export const homeVariantTexts = {
  curated: 'A curated experience',
  curatedLead:
    'Five moments, planned from the outside in. We settle what belongs in each, you settle who it is for.',
  moments: {
    ribbon: { name: 'The ribbon', about: 'Tied by hand in your colour. One pull and it is off.' },
    lid: { name: 'The lid', about: 'It lifts slowly, and something is printed underneath.' },
    tissue: { name: 'The tissue', about: 'Folded over once and sealed with your mark.' },
    goods: { name: 'The goods', about: 'A few things that belong together and are kept.' },
    card: { name: 'The card', about: 'Found last, read twice.' },
  },
  trending: 'Trending products',
  products: {
    cap: { name: 'Cap', about: 'Cotton twill, embroidered at the front.' },
    shirt: { name: 'T-Shirt', about: 'Heavy washed cotton, printed front or back.' },
    // The owner's spelling (HOME-30).
    hoodie: { name: 'Huddy', about: 'Brushed fleece with a woven label at the side.' },
  },
  quantityOf: (name: string) => `Quantity, ${name}`,
  addToCart: 'Add to Cart',
  services: 'Our Services',
  servicesLead: 'Two kinds of microsite, one for each way of giving.',
  choice: {
    name: 'Custom selection microsite',
    about: 'You put a few gifts on a page. Every recipient takes the one that suits them.',
    screen: 'Pick the one you like',
  },
  pack: {
    name: 'Pre-chosen pack with customisation',
    about: 'What is inside is settled. Recipients enter their delivery address and add a size or a name.',
    screen: 'Your pack is ready',
  },
  size: 'Size',
  sizeValue: 'Medium',
  address: 'Delivery address',
  addressValue: '27 Elm Grove',
  submit: 'Submit',
  how: 'How it works',
  howLead: 'Begin with the occasion: take a tag from the line and we pack for it.',
  occasions: [
    'Milestones',
    'Event and offsite gifting',
    'Incentives and awards',
    'Conference giveaways',
    'Extra event branding materials',
    'Influencer gifting',
  ],
} as const;
