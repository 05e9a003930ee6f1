/** The texts of builder step 3. */
export const productsTexts = {
  title: 'Choose your products',
  products: 'Products',
  loading: 'Loading the products',
  empty: 'No products found in this category!',
  add: 'Add to Giftbox',
  added: 'Added',
  from: 'From',
  back: 'View the collection',
  room: 'Room for one more',
  addFirst: 'Add a product to go on',
  /** `2 products, 120 packs` */
  caption: (products: number, packs: string) =>
    `${products === 1 ? '1 product' : `${products} products`}, ${packs}`,
} as const;
