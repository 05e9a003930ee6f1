import type { CampaignDetail, CampaignListItem } from '@gifting/domain/campaigns/campaign';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { sampleOrder, sampleOrderDetail, sampleOrders } from '../orders/mocks';
import type { RowMocksOf } from '../row-mocks';
import {
  listAllCampaigns,
  listOwnCampaigns,
  readAnyCampaign,
  readOwnCampaign,
  setUpMicrosite,
} from './endpoints';

/** The campaigns of the sample orders. */
const sampleCampaigns: CampaignListItem[] = [...sampleOrders];

/** The sample campaign with a story's overrides. */
export const sampleCampaignDetail = (overrides: Partial<CampaignDetail> = {}): CampaignDetail => {
  const {
    paymentStatus: _status,
    invoiceLink: _link,
    giftNote: _note,
    items,
    ...order
  } = sampleOrderDetail();
  return {
    ...order,
    name: 'Spring joiners',
    dueDate: sampleOrder().dueDate,
    items: items.map((item, index) => ({ id: String(2001 + index), ...item })),
    ...overrides,
  };
};

export const ownCampaignsMock = mock(listOwnCampaigns, {
  ok: { items: sampleCampaigns },
  empty: { items: [] },
});
export const allCampaignsMock = mock(listAllCampaigns, {
  ok: { items: sampleCampaigns },
  empty: { items: [] },
});
export const ownCampaignMock = mock(readOwnCampaign, { ok: sampleCampaignDetail() });
export const anyCampaignMock = mock(readAnyCampaign, { ok: sampleCampaignDetail() });
export const setUpMicrositeMock = mock(setUpMicrosite, { ok: done('campaigns.setUpMicrosite') });

export const campaignMocks: RowMocksOf<'campaigns'> = {
  'campaigns.own': ownCampaignsMock,
  'campaigns.ownDetail': ownCampaignMock,
  'campaigns.setUpMicrosite': setUpMicrositeMock,
  'campaigns.all': allCampaignsMock,
  'campaigns.anyDetail': anyCampaignMock,
};
