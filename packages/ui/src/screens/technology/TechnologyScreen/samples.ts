import { technologyTexts as texts } from './TechnologyScreen.texts';

/** The one price of the demo, in dollars (TECH-10). */
const dollars = 156;

/** The price as formatted in the demo. */
export const priceTag = `$${dollars}`;

/** The price in the form order details expects: hundredths, and a currency. */
export const samplePrice = { price: dollars * 100, currency: 'USD' } as const;

/** The goods of the demo. None is for sale. */
export const sampleProducts = [
  { ...texts.products.cap, picture: '/pictures/cap.svg', tint: 1 },
  { ...texts.products.mug, picture: '/pictures/mug.svg', tint: 0 },
  { ...texts.products.hoodie, picture: '/pictures/hoodie.svg', tint: 2 },
] as const;

/** The packagings of the demo. */
export const samplePackagings = [
  { ...texts.packagings.keepsake, picture: '/pictures/box-keepsake.svg' },
  { ...texts.packagings.mailer, picture: '/pictures/box-mailer.svg' },
  { ...texts.packagings.pouch, picture: '/pictures/pouch.svg' },
] as const;

/** The static grid under the demo (TECH-03). */
export const sampleGoods = [
  { ...texts.goods.earbuds, picture: '/pictures/earbuds.svg', tint: 0 },
  { ...texts.goods.bottle, picture: '/pictures/bottle.svg', tint: 1 },
  { ...texts.goods.notebook, picture: '/pictures/notebook.svg', tint: 3 },
  { ...texts.goods.badge, picture: '/pictures/lanyard.svg', tint: 2 },
] as const;
