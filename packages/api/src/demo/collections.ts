import { demoPicture as picture } from './picture';

/** Collections, in the order of the navigation. */
export const demoCollections = [
  { id: '21', slug: 'festive-holiday', title: 'Festive holiday' },
  { id: '22', slug: 'summer-and-wellness', title: 'Summer and wellness' },
  { id: '23', slug: 'autumn-and-recognition', title: 'Autumn and recognition' },
] as const;

interface DemoCollectionDetail {
  readonly subTitle: string;
  readonly content: string;
  readonly pictures: readonly string[];
}

/** The collections' own pages. */
export const demoCollectionDetails: Record<(typeof demoCollections)[number]['id'], DemoCollectionDetail> = {
  '21': {
    subTitle: 'For the end of the year',
    content:
      'A candle for the long evenings, chocolate for the short ones, and a note in your own words. It comes in a box that stays on the shelf after the holiday.',
    pictures: [picture('candle'), picture('chocolates'), picture('giftbox'), picture('card')],
  },
  '22': {
    subTitle: 'For long days outside',
    content:
      'Water that stays cold, a canvas bag for the market, and something green for the desk they come back to.',
    pictures: [picture('bottle'), picture('tote'), picture('plant')],
  },
  '23': {
    subTitle: 'For work well done',
    content:
      'A cup for the shelf, a warm layer for the walk home and a notebook for whatever comes next. For the people who carried the year.',
    pictures: [picture('award'), picture('hoodie'), picture('notebook'), picture('mug')],
  },
};
