import type { RedeemableGift } from '@gifting/domain/campaigns/recipient';

const price = 156;

/** The same three for every link (REDM-02, REDM-03); the screen labels them as samples. */
export const sampleGifts: readonly RedeemableGift[] = [
  { id: 'bottle', name: 'Insulated Bottle', description: '', picture: '/pictures/bottle.svg', price },
  { id: 'chocolates', name: 'Chocolate Box', description: '', picture: '/pictures/chocolates.svg', price },
  { id: 'plant', name: 'Potted Plant', description: '', picture: '/pictures/plant.svg', price },
];
