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
    title: 'One page, every recipient',
    subtitle: 'Recipients fill in a size and an address. You never chase a spreadsheet.',
    pictures: [picture('portal'), picture('giftbox'), picture('card')],
    productIds: ['103', '106', '101'],
  },
  '12': {
    title: 'Let them choose',
    subtitle: 'A few good gifts on one page, one for each person.',
    pictures: [picture('giftbox'), picture('tissue'), picture('lid')],
    productIds: ['105', '108', '112'],
  },
  '13': {
    title: 'Made to be worn in',
    subtitle: 'Garment-dyed pieces with your mark, woven or printed.',
    pictures: [picture('tee'), picture('hoodie'), picture('cap')],
    productIds: ['102', '103', '106'],
  },
  '14': {
    title: 'Boxes worth a close-up',
    subtitle: 'Layered, numbered and packed by hand for the people who show them.',
    pictures: [picture('box-keepsake'), picture('dieline'), picture('candle')],
    productIds: ['108', '109', '111'],
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
    content: 'Candles, chocolate and a warm layer, in a box that is kept after the holiday.',
    pictures: [picture('candle'), picture('chocolates'), picture('giftbox')],
  },
  '22': {
    subTitle: 'For long days outside',
    content: 'A cold bottle, a canvas tote and something green for the desk they come back to.',
    pictures: [picture('bottle'), picture('tote'), picture('plant')],
  },
  '23': {
    subTitle: 'For work well done',
    content: 'Awards and soft layers for the people who carried the year.',
    pictures: [picture('award'), picture('hoodie'), picture('notebook')],
  },
};

/** What administrators read of every product besides its sale. */
export const demoProductRecord = { quantity: 2500, createdAt: '2025-01-06T09:00:00Z' } as const;

/** The products that are bags for gifts; all others are products. */
export const demoBagIds: readonly string[] = ['107'];
