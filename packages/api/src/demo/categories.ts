import { demoPicture as picture } from './picture';

/** Categories of builder step 2. */
export const demoCategories = [
  { id: '31', name: 'Welcome packs', description: 'For the first day.', picture: picture('giftbox') },
  { id: '32', name: 'Drinkware', description: 'Mugs and bottles.', picture: picture('mug') },
  { id: '33', name: 'Apparel', description: 'Caps, tees and hoodies.', picture: picture('hoodie') },
  {
    id: '34',
    name: 'Desk and bag',
    description: 'Notebooks, totes and small things.',
    picture: picture('tote'),
  },
  { id: '35', name: 'Treats', description: 'Candles, chocolate and plants.', picture: picture('chocolates') },
] as const;
