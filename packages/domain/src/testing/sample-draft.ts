import type { OrderDraft } from '../orders/draft';
import { emptyDraft } from '../orders/draft';

/** A complete draft: 120 mugs and notebooks in a keepsake box, with a note, to one address. For tests and stories. */
export const sampleDraft: OrderDraft = {
  ...emptyDraft,
  boxId: 'sample-box',
  step: 5,
  project: {
    name: 'Amara Okafor',
    email: 'amara@fernside.example',
    phone: '+44 113 496 0142',
    packs: 120,
    currency: 'GBP',
    budget: 3000,
  },
  categoryId: '31',
  products: [
    {
      id: '101',
      giftingId: '1',
      name: 'Stoneware Mug',
      description: 'Speckled glaze, dipped by hand.',
      picture: '/pictures/mug.svg',
      currency: 'GBP',
      priceRanges: [
        { min: 1, max: 99, price: 920 },
        { min: 100, max: 249, price: 840 },
      ],
    },
    {
      id: '104',
      giftingId: '1',
      name: 'Notebook',
      description: 'Cloth-bound, 192 pages.',
      picture: '/pictures/notebook.svg',
      currency: 'GBP',
      priceRanges: [
        { min: 1, max: 99, price: 795 },
        { min: 100, max: 249, price: 725 },
      ],
    },
  ],
  packaging: {
    id: '202',
    name: 'Keepsake Box',
    description: 'Rigid board with a hinged lid.',
    picture: '/pictures/box-keepsake.svg',
    option: 'custom_branding',
    price: 640,
    currency: 'GBP',
  },
  giftNote: {
    status: true,
    withoutMessage: false,
    from: 'Amara',
    to: 'Noor',
    message: 'Welcome to the team',
  },
  checkout: {
    method: 'gift_redemption',
    campaignName: 'Spring joiners',
    delivery: {
      line1: '14 Calder Wharf',
      line2: 'Second floor',
      line3: '',
      postTown: 'Leeds',
      postCode: 'LS10 1AP',
    },
    billing: { line1: '2 Canal Street', line2: '', line3: '', postTown: 'Leeds', postCode: 'LS12 2PL' },
    saveAddress: false,
  },
};

/** The sample draft with a total larger than that of any order. For tests and stories. */
export const tooLargeDraft: OrderDraft = {
  ...sampleDraft,
  project: sampleDraft.project && { ...sampleDraft.project, packs: 1_000_000 },
  products: sampleDraft.products.map((product) => ({
    ...product,
    priceRanges: [{ min: 1, max: 1_000_000, price: 100_000_000 }],
  })),
};
