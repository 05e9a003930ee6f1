import type { CampaignDetail, CampaignListItem } from '@gifting/domain/campaigns/campaign';
import { type MicrositeSetup, unsetMicrosite } from '@gifting/domain/campaigns/microsite-setup';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { sampleOrder, sampleOrderDetail, sampleOrders } from '../orders/mocks';
import type { RowMocksOf } from '../row-mocks';
import {
  listAllCampaigns,
  listOwnCampaigns,
  readAnyCampaign,
  readMicrosite,
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

/** The set-up of the sample campaign: sizes of the first item, open for two months over New Year. */
export const sampleMicrositeSetup = (overrides: Partial<MicrositeSetup> = {}): MicrositeSetup => {
  const unset = unsetMicrosite(sampleCampaignDetail().items.map(({ id }) => id));
  return {
    ...unset,
    version: '3',
    items: unset.items.map((item, index) =>
      index === 0 ? { ...item, askSize: true, options: ['Small', 'Medium', 'Large'] } : item,
    ),
    giftsPerPerson: 1,
    opens: '2025-12-01T09:00',
    closes: '2026-01-30T23:59',
    timeZone: 'Europe/London',
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
export const micrositeMock = mock(readMicrosite, {
  ok: sampleMicrositeSetup(),
  empty: unsetMicrosite(sampleCampaignDetail().items.map(({ id }) => id)),
});
export const setUpMicrositeMock = mock(setUpMicrosite, { ok: done('campaigns.setUpMicrosite') });

export const campaignMocks: RowMocksOf<'campaigns'> = {
  'campaigns.own': ownCampaignsMock,
  'campaigns.ownDetail': ownCampaignMock,
  'campaigns.microsite': micrositeMock,
  'campaigns.setUpMicrosite': setUpMicrositeMock,
  'campaigns.all': allCampaignsMock,
  'campaigns.anyDetail': anyCampaignMock,
};
