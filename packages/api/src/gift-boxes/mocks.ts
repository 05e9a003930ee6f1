import type { AdminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoGiftBoxes } from '../demo/gift-boxes';
import type { RowMocksOf } from '../row-mocks';
import { createGiftBox, deleteGiftBox, listAllGiftBoxes, updateGiftBox } from './admin-endpoints';
import { listGiftBoxes } from './endpoints';

/** The gift boxes of the demo catalogue, in prices of the base currency. */
export const sampleGiftBoxes: GiftBox[] = demoGiftBoxes.map((box) => ({
  ...box,
  fromPrice: box.prices.plain,
}));

/** The gift boxes of the demo catalogue as administrators read them. */
const sampleAdminGiftBoxes: AdminGiftBox[] = demoGiftBoxes.map(({ id, name, picture, prices }) => ({
  id,
  name,
  picture,
  prices,
  status: 'active',
  version: '1',
}));

export const giftBoxesMock = mock(listGiftBoxes, { ok: sampleGiftBoxes, empty: [] });

export const allGiftBoxesMock = mock(listAllGiftBoxes, { ok: sampleAdminGiftBoxes, empty: [] });
export const createGiftBoxMock = mock(createGiftBox, { ok: done('giftBoxes.create') });
export const updateGiftBoxMock = mock(updateGiftBox, { ok: done('giftBoxes.update') });
export const deleteGiftBoxMock = mock(deleteGiftBox, { ok: done('giftBoxes.delete') });

export const giftBoxMocks: RowMocksOf<'giftBoxes'> = {
  'giftBoxes.list': giftBoxesMock,
  'giftBoxes.all': allGiftBoxesMock,
  'giftBoxes.create': createGiftBoxMock,
  'giftBoxes.update': updateGiftBoxMock,
  'giftBoxes.delete': deleteGiftBoxMock,
};
