import type { demoCollections, demoServices } from './catalogue';

/**
 * What the pages and administrators' lists of the demo catalogue show beyond its lists, by the id of the entry. Kept
 * beside the catalogue so that each file stays readable.
 */

const picture = (name: string): string => `/pictures/${name}.svg`;

interface DemoServiceDetail {
  readonly title: string;
  readonly subtitle: string;
  readonly pictures: readonly string[];
  readonly productIds: readonly string[];
}

/** The services' own pages. */
export const demoServiceDetails: Record<(typeof demoServices)[number]['id'], DemoServiceDetail> = {
  '11': {
    title: 'The first thing they hold',
    subtitle: 'A box drawn around the gift, not the other way round.',
    pictures: [picture('giftbox'), picture('pouch'), picture('box-mailer'), picture('box-keepsake')],
    productIds: ['91', '93', '95', '98'],
  },
  '12': {
    title: 'A few good things that know each other',
    subtitle: 'Tell us the occasion and the budget. We bring three boxes, you keep one.',
    pictures: [picture('pack-desk'), picture('candle'), picture('chocolates'), picture('plant')],
    productIds: ['91', '92', '93', '94', '96'],
  },
  '13': {
    title: 'One page, and every guest is on the list',
    subtitle: 'Sizes, addresses and choices gather themselves. Nobody chases a spreadsheet.',
    pictures: [picture('portal'), picture('lanyard'), picture('tee')],
    productIds: ['97', '103', '106', '110'],
  },
  '14': {
    title: 'Ready when the day comes',
    subtitle: 'Packed once, sent in the week it is wanted.',
    pictures: [picture('scene-storage'), picture('tote')],
    productIds: ['95', '105', '111'],
  },
};

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

/** What administrators read of every product besides its sale. */
export const demoProductRecord = { quantity: 2500, createdAt: '2025-01-06T09:00:00Z' } as const;

/** The products that are bags for gifts; all others are products. */
export const demoBagIds: readonly string[] = ['107'];
