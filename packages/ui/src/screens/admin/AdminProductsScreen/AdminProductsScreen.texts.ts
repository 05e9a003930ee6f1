import { done } from '@gifting/api/core/texts';
import { labelsOf } from '@gifting/domain/forms/editable';
import { packsText } from '@gifting/domain/orders/project';
import type { ProductOrder } from '@gifting/domain/products/arrange';
import { productFields } from '@gifting/domain/products/fields';
import type { RangeMend } from '@gifting/domain/products/range-rules';
import { adminTexts } from '../shared/admin.texts';

const products = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`);

/** The texts of product administration. */
export const adminProductsTexts = {
  ...adminTexts,
  title: 'Products',
  table: 'All Available Products',
  count: products,
  columns: {
    image: 'Image',
    name: 'Product',
    gifting: 'Gifting',
    category: 'Category',
    type: 'Type',
    minimum: 'Min',
    delivery: 'Delivery time',
    status: 'Status',
  },
  pieces: (count: number) => `${count.toLocaleString('en-GB')} pcs`,
  loading: 'Loading products',
  /** The specification uses the text of services (APRD-09, F-03). */
  empty: 'No Services Available',
  gone: 'This product was already removed',
  deleteDescription:
    'This takes it off the site and out of the builder for everyone. Gift boxes already ordered keep it.',
  added: done('products.create').message,
  updated: done('products.update').message,
  deleted: done('products.delete').message,

  filters: {
    name: 'Find and sort products',
    search: 'Search by name',
    category: 'Category',
    anyCategory: 'All categories',
    noCategory: 'Without a category',
    order: 'Sort by',
    orders: {
      added: 'Order added',
      latest: 'Latest first',
      name: 'Name',
      stock: 'Smallest stock',
    } satisfies Record<ProductOrder, string>,
    noMatch: 'No product fits this search',
    clear: 'Show all products',
  },

  addTitle: 'Add product',
  editTitle: 'Edit product',
  labels: { ...labelsOf(productFields), thumbnail: 'Thumbnail', images: 'Additional images' },
  choicesLoading: 'Loading…',
  giftingFailed: 'The gifting packs could not be loaded',
  categoriesFailed: 'The categories could not be loaded',
  preview: 'In the builder',
  previewName: 'New product',
  from: 'From',
  sizeGuideHint: 'One size a line, in centimetres: M, 104, 70 for chest and length.',
  imagesKept: 'Choose new ones to replace the present ones',

  ladder: {
    hint: 'Each range is a step: what a piece costs when that many packs are ordered.',
    currency: 'Look at it in',
    currencyFailed: 'The currencies could not be loaded',
    caption: (currency: string) => `Price of one in ${currency}, by packs ordered`,
    blank: 'The ladder appears as you fill in the ranges.',
    mend: ({ row, end, value }: RangeMend, own: number) => {
      const amount = value.toLocaleString('en-GB');
      const which = row === own ? 'this' : `range ${row + 1}`;
      if (end === 'min') return `Start ${which} at ${amount}`;
      return row === own ? `End this at ${amount}` : `Stretch ${which} to ${amount}`;
    },
    packs: 'Number of packs',
    packsInvalid: 'Enter a whole number from 1',
    cost: (count: number, total: string) => `${packsText(count)} cost${count === 1 ? 's' : ''} ${total}`,
    each: (unit: string, range: string) => `${unit} each, range ${range}`,
    eachInNoRange: (unit: string) => `${unit} each, the price of range 1: no range has this number`,
    toMend: (ranges: number) =>
      `${ranges === 1 ? '1 price range' : `${ranges} price ranges`} to correct before this can be saved`,
  },
} as const;
