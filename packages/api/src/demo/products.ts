import type { AdminProduct } from '@gifting/domain/products/admin-product';
import type { ProductSummary } from '@gifting/domain/products/product-summary';
import { slugOf } from '@gifting/domain/slug/slug';
import { demoPicture as picture } from './picture';

interface DemoProduct {
  readonly id: string;
  readonly giftingId: string;
  readonly categoryIds: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly picture: string;
  readonly minimumOrderQuantity: number;
  readonly deliveryTime: string;
  /** `[min, max, price in hundredths]`, best price last. */
  readonly ranges: readonly (readonly [min: number, max: number, price: number])[];
}

/** The size guides of garments, by their names. */
const sizeGuides: Readonly<Record<string, string>> = {
  'T-Shirt': 'Small, 98, 68\nMedium, 104, 70\nLarge, 112, 72\nExtra Large, 120, 74',
  Hoodie: 'Small, 106, 67\nMedium, 112, 69\nLarge, 118, 71\nExtra Large, 126, 73',
};

/** Products. `categoryIds` ends with the product's own category; `31`, Welcome packs, comes before it for a first-day box. */
export const demoProducts: readonly DemoProduct[] = [
  {
    id: '101',
    giftingId: '1',
    categoryIds: ['31', '32'],
    name: 'Stoneware Mug',
    description: 'Speckled glaze, dipped by hand. Dishwasher safe.',
    picture: picture('mug'),
    minimumOrderQuantity: 50,
    deliveryTime: '10-12 working days',
    ranges: [
      [1, 99, 920],
      [100, 249, 840],
      [250, 100000, 780],
    ],
  },
  {
    id: '102',
    giftingId: '5',
    categoryIds: ['31', '33'],
    name: 'Cap',
    description: 'Six-panel cotton twill with an embroidered mark.',
    picture: picture('cap'),
    minimumOrderQuantity: 50,
    deliveryTime: '12-14 working days',
    ranges: [
      [1, 99, 1120],
      [100, 249, 1010],
      [250, 100000, 940],
    ],
  },
  {
    id: '103',
    giftingId: '3',
    categoryIds: ['31', '33'],
    name: 'T-Shirt',
    description: 'Heavy washed cotton, printed front or back.',
    picture: picture('tee'),
    minimumOrderQuantity: 50,
    deliveryTime: '10-12 working days',
    ranges: [
      [1, 99, 1350],
      [100, 249, 1225],
      [250, 100000, 1120],
    ],
  },
  {
    id: '104',
    giftingId: '1',
    categoryIds: ['31', '34'],
    name: 'Notebook',
    description: 'Cloth-bound, 192 pages, ribbon marker and pen loop.',
    picture: picture('notebook'),
    minimumOrderQuantity: 100,
    deliveryTime: '8-10 working days',
    ranges: [
      [1, 99, 795],
      [100, 249, 725],
      [250, 100000, 690],
    ],
  },
  {
    id: '105',
    giftingId: '1',
    categoryIds: ['31', '32'],
    name: 'Insulated Bottle',
    description: 'Holds 500 ml. Keeps tea hot until the afternoon.',
    picture: picture('bottle'),
    minimumOrderQuantity: 50,
    deliveryTime: '12-14 working days',
    ranges: [
      [1, 99, 1690],
      [100, 249, 1575],
      [250, 100000, 1460],
    ],
  },
  {
    id: '106',
    giftingId: '4',
    categoryIds: ['31', '33'],
    name: 'Hoodie',
    description: 'Brushed fleece, dyed drawcords, woven side label.',
    picture: picture('hoodie'),
    minimumOrderQuantity: 25,
    deliveryTime: '14-16 working days',
    ranges: [
      [1, 99, 3400],
      [100, 249, 3120],
      [250, 100000, 2850],
    ],
  },
  {
    id: '107',
    giftingId: '3',
    categoryIds: ['31', '34'],
    name: 'Canvas Tote',
    description: 'Twelve-ounce canvas with a printed bow and side tab.',
    picture: picture('tote'),
    minimumOrderQuantity: 100,
    deliveryTime: '8-10 working days',
    ranges: [
      [1, 99, 640],
      [100, 249, 585],
      [250, 100000, 530],
    ],
  },
  {
    id: '108',
    giftingId: '2',
    categoryIds: ['31', '35'],
    name: 'Scented Candle',
    description: 'Fig and cedar, forty hours, with a brass lid.',
    picture: picture('candle'),
    minimumOrderQuantity: 50,
    deliveryTime: '10-12 working days',
    ranges: [
      [1, 99, 1040],
      [100, 249, 960],
      [250, 100000, 875],
    ],
  },
  {
    id: '109',
    giftingId: '2',
    categoryIds: ['31', '35'],
    name: 'Chocolate Box',
    description: 'Twelve pieces in a lidded presentation box.',
    picture: picture('chocolates'),
    minimumOrderQuantity: 50,
    deliveryTime: '6-8 working days',
    ranges: [
      [1, 99, 1180],
      [100, 249, 1080],
      [250, 100000, 995],
    ],
  },
  {
    id: '110',
    giftingId: '5',
    categoryIds: ['34'],
    name: 'Lanyard',
    description: 'Woven ribbon with a recycled steel clip.',
    picture: picture('lanyard'),
    minimumOrderQuantity: 100,
    deliveryTime: '6-8 working days',
    ranges: [
      [1, 249, 310],
      [250, 100000, 265],
    ],
  },
  {
    id: '111',
    giftingId: '4',
    categoryIds: ['34'],
    name: 'Earbuds',
    description: 'In a pebble case with a debossed mark.',
    picture: picture('earbuds'),
    minimumOrderQuantity: 25,
    deliveryTime: '14-16 working days',
    ranges: [
      [1, 99, 4200],
      [100, 100000, 3850],
    ],
  },
  {
    id: '112',
    giftingId: '2',
    categoryIds: ['35'],
    name: 'Desk Plant',
    description: 'A small succulent in a glazed pot, with a care card.',
    picture: picture('plant'),
    minimumOrderQuantity: 25,
    deliveryTime: '4-6 working days',
    ranges: [
      [1, 99, 1250],
      [100, 100000, 1150],
    ],
  },
  // Packages: listed on the gifting pages before single products, and in no category of the builder.
  {
    id: '91',
    giftingId: '1',
    categoryIds: [],
    name: 'First Day Box',
    description: 'A mug, a notebook and a card from the team, under printed tissue.',
    picture: picture('pack-first-day'),
    minimumOrderQuantity: 50,
    deliveryTime: '10-12 working days',
    ranges: [
      [1, 99, 3850],
      [100, 100000, 3450],
    ],
  },
  {
    id: '92',
    giftingId: '1',
    categoryIds: [],
    name: 'Desk Set',
    description: 'A cloth-bound notebook and a bottle for the long afternoons.',
    picture: picture('pack-desk'),
    minimumOrderQuantity: 50,
    deliveryTime: '10-12 working days',
    ranges: [
      [1, 99, 2480],
      [100, 100000, 2240],
    ],
  },
  {
    id: '93',
    giftingId: '2',
    categoryIds: [],
    name: 'Slow Evening',
    description: 'A fig candle and twelve chocolates, for a day worth marking quietly.',
    picture: picture('pack-evening'),
    minimumOrderQuantity: 50,
    deliveryTime: '10-12 working days',
    ranges: [
      [1, 99, 2690],
      [100, 100000, 2475],
    ],
  },
  {
    id: '94',
    giftingId: '2',
    categoryIds: [],
    name: 'Something Living',
    description: 'A potted plant, a care card and room for your own words.',
    picture: picture('pack-living'),
    minimumOrderQuantity: 25,
    deliveryTime: '6-8 working days',
    ranges: [
      [1, 99, 2150],
      [100, 100000, 1920],
    ],
  },
  {
    id: '95',
    giftingId: '3',
    categoryIds: [],
    name: 'Carry Home',
    description: 'A heavy tote with a washed tee folded inside.',
    picture: picture('pack-carry'),
    minimumOrderQuantity: 100,
    deliveryTime: '10-12 working days',
    ranges: [
      [1, 249, 2090],
      [250, 100000, 1890],
    ],
  },
  {
    id: '96',
    giftingId: '4',
    categoryIds: [],
    name: 'Team Colours',
    description: 'A brushed hoodie and a cap, dyed to match each other.',
    picture: picture('pack-colours'),
    minimumOrderQuantity: 25,
    deliveryTime: '14-16 working days',
    ranges: [
      [1, 99, 4560],
      [100, 100000, 4100],
    ],
  },
  {
    id: '97',
    giftingId: '5',
    categoryIds: [],
    name: 'Delegate Kit',
    description: 'A woven lanyard, a notebook and a pen, ready on the seat.',
    picture: picture('pack-delegate'),
    minimumOrderQuantity: 100,
    deliveryTime: '8-10 working days',
    ranges: [
      [1, 249, 1290],
      [250, 100000, 1140],
    ],
  },
  {
    id: '98',
    giftingId: '4',
    categoryIds: [],
    name: 'Cup and Chocolates',
    description: 'An engraved cup for one, and a box of twelve for the team around it.',
    picture: picture('pack-cup'),
    minimumOrderQuantity: 25,
    deliveryTime: '14-16 working days',
    ranges: [
      [1, 99, 5200],
      [100, 100000, 4750],
    ],
  },
];

/** The products that are bags for gifts. */
const bagIds: readonly string[] = ['107'];

const createdAt = '2025-01-06T09:00:00Z';

/**
 * A demo product as administrators read it. Its own category is its last one; fields that the list lacks are derived or
 * the same for all.
 */
export const toAdminProduct = ({ ranges, categoryIds, ...product }: DemoProduct) =>
  ({
    ...product,
    categoryId: categoryIds.at(-1) ?? null,
    quantity: 2500,
    type: bagIds.includes(product.id) ? 'bag' : 'product',
    slug: slugOf(product.name),
    sizeGuide: sizeGuides[product.name] ?? null,
    sku: `GIFT-${product.id}`,
    status: 'active',
    createdAt,
    updatedAt: createdAt,
    version: '1',
    priceRanges: ranges.map(([min, max, price]) => ({ min, max, price })),
  }) satisfies AdminProduct;

/** The demo products that fit, as pages list them: in the order of their ids. */
export const demoSummaries = (fits: (product: DemoProduct) => boolean): ProductSummary[] =>
  demoProducts
    .filter(fits)
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map(({ id, name, description, picture }) => ({ id, name, description, picture }));
