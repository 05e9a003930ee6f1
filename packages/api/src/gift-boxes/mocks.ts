import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { mock } from '../core/mock';
import { demoGiftBoxes } from '../demo/catalogue';
import { listGiftBoxes } from './endpoints';

/** The gift boxes of the demo catalogue, in prices of the base currency. */
export const sampleGiftBoxes: GiftBox[] = demoGiftBoxes.map((box) => ({
  ...box,
  fromPrice: box.prices.plain,
}));

export const giftBoxesMock = mock(listGiftBoxes, { ok: sampleGiftBoxes, empty: [] });
