/** The texts of builder step 4. */
export const packagingTexts = {
  title: 'Choose your packaging',
  lead: 'One box, one finish. The rest of the card closes until you remove it.',
  packaging: 'Packaging',
  loading: 'Loading the packaging',
  empty: 'No packaging is on offer at the moment. Your box is kept, so please come back later.',
  back: 'Choose your products',
  chooseFirst: 'Choose a packaging to go on',
  remove: 'Remove',
  removeHint: 'Remove it to choose again.',
  /** `2 products, 1 box, 120 packs` */
  caption: (products: number, boxes: number, packs: string) =>
    [products === 1 ? '1 product' : `${products} products`, ...(boxes > 0 ? ['1 box'] : []), packs].join(
      ', ',
    ),
  tray: {
    title: 'Going into the box',
    pieces: (packs: number) => `${packs.toLocaleString('en-GB')} pcs`,
    holds: 'Holds everything',
    note: 'Gift note',
    noteNext: 'Comes next',
  },
} as const;
