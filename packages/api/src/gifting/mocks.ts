import type { AdminGifting } from '@gifting/domain/gifting/admin-gifting';
import type { GiftingDetail } from '@gifting/domain/gifting/gifting';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoGifting } from '../demo/gifting';
import { demoSummaries } from '../demo/products';
import type { RowMocksOf } from '../row-mocks';
import { createGifting, deleteGifting, listAllGifting, updateGifting } from './admin-endpoints';
import { listGifting, listGiftingChoices, readGifting } from './endpoints';

const [firstGifting] = demoGifting;

/** The sample gifting page with a story's overrides. */
const sampleGiftingDetail = (overrides: Partial<GiftingDetail> = {}): GiftingDetail => ({
  name: firstGifting.name,
  description: firstGifting.description,
  products: demoSummaries(({ giftingId }) => giftingId === firstGifting.id),
  ...overrides,
});

/** The demo gifting packs as administrators read them. */
const sampleAdminGifting: AdminGifting[] = demoGifting.map((pack) => ({ ...pack, version: '1' }));

export const giftingMock = mock(listGifting, { ok: [...demoGifting], empty: [] });
export const giftingDetailMock = mock(readGifting, {
  ok: sampleGiftingDetail(),
  empty: sampleGiftingDetail({ products: [] }),
});

export const giftingChoicesMock = mock(listGiftingChoices, {
  ok: demoGifting.map(({ id, name }) => ({ id, name })),
  empty: [],
});
export const allGiftingMock = mock(listAllGifting, { ok: sampleAdminGifting, empty: [] });
export const createGiftingMock = mock(createGifting, { ok: done('gifting.create') });
export const updateGiftingMock = mock(updateGifting, { ok: done('gifting.update') });
export const deleteGiftingMock = mock(deleteGifting, { ok: done('gifting.delete') });

export const giftingMocks: RowMocksOf<'gifting'> = {
  'gifting.list': giftingMock,
  'gifting.detail': giftingDetailMock,
  'gifting.choices': giftingChoicesMock,
  'gifting.all': allGiftingMock,
  'gifting.create': createGiftingMock,
  'gifting.update': updateGiftingMock,
  'gifting.delete': deleteGiftingMock,
};
