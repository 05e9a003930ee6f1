import type { CampaignDetail, CampaignListItem } from '@gifting/domain/campaigns/campaign';
import type { CampaignClaim } from '@gifting/domain/campaigns/campaign-claim';
import type { CampaignFigures } from '@gifting/domain/campaigns/figures';
import type { CampaignLinks } from '@gifting/domain/campaigns/links';
import { type MicrositeSetup, unsetMicrosite } from '@gifting/domain/campaigns/microsite-setup';
import type { CampaignRecipient } from '@gifting/domain/campaigns/recipient-list';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { sampleOrder, sampleOrderDetail, sampleOrders } from '../orders/mocks';
import type { RowMocksOf } from '../row-mocks';
import {
  addLink,
  countRecipients,
  inviteRecipients,
  keepRecipients,
  listAllCampaigns,
  listClaims,
  listLinks,
  listOwnCampaigns,
  listRecipients,
  listRedemptions,
  readAnyCampaign,
  readFigures,
  readMicrosite,
  readOwnCampaign,
  readPacking,
  readReminder,
  remindSilent,
  removeRecipient,
  revokeLink,
  setUpMicrosite,
  steerCampaign,
} from './endpoints';

/** The campaigns of the sample orders. */
const sampleCampaigns: CampaignListItem[] = [...sampleOrders];

/** The sample campaign with a story's overrides. */
export const sampleCampaignDetail = (overrides: Partial<CampaignDetail> = {}): CampaignDetail => {
  const {
    paymentStatus: _status,
    heldUntil: _heldUntil,
    invoiceLink: _link,
    giftNote: _note,
    tax: _tax,
    invoiceNumber: _invoice,
    creditNoteNumber: _creditNote,
    creditNoteLink: _creditLink,
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

/** The links of the sample campaign, with a story's overrides: one for all, one for a person who claimed, one revoked. */
export const sampleLinks = (overrides: Partial<CampaignLinks> = {}): CampaignLinks => ({
  standing: 'running',
  links: [
    { id: '3003', kind: 'shared', name: '', email: '', limit: 100, claimed: 42, revoked: false },
    {
      id: '3002',
      kind: 'personal',
      name: 'Noor Haddad',
      email: 'noor.haddad@lumen.example',
      limit: 1,
      claimed: 1,
      revoked: false,
    },
    { id: '3001', kind: 'personal', name: 'Sam Rivers', email: '', limit: 1, claimed: 0, revoked: true },
  ],
  ...overrides,
});

/** The claims of the sample campaign: one, one whose address the buyer collects, and a withdrawn one. */
export const sampleClaims = (): CampaignClaim[] => [
  {
    id: '1203',
    reference: '1064-1203',
    name: 'Noor Haddad',
    gifts: [{ name: 'T-Shirt', size: 'Medium' }],
    address: ['BS6 •••'],
    claimedAt: '2025-12-03T14:06:00.000Z',
    withdrawn: false,
  },
  {
    id: '1202',
    reference: '1064-1202',
    name: 'Peter Vance',
    gifts: [{ name: 'Notebook', size: '' }],
    address: ['9 Mill Lane', 'York', 'YO1 7HH'],
    claimedAt: '2025-12-02T09:30:00.000Z',
    withdrawn: false,
  },
  {
    id: '1201',
    reference: '1064-1201',
    name: '',
    gifts: [],
    address: [],
    claimedAt: '2025-12-01T10:15:00.000Z',
    withdrawn: true,
  },
];

/** The recipients of the sample campaign: one who has claimed, one invited, one who will be asked for the address. */
const sampleRecipients = (): CampaignRecipient[] => [
  {
    id: '1303',
    name: 'Kofi Mensah',
    email: 'kofi.mensah@lumen.example',
    phone: '',
    deliveryAddress1: '',
    deliveryAddress2: '',
    postTown: '',
    postalCode: '',
    standing: 'kept',
  },
  {
    id: '1302',
    name: 'Peter Vance',
    email: 'peter.vance@lumen.example',
    phone: '',
    deliveryAddress1: '18 Tanner Row',
    deliveryAddress2: '',
    postTown: 'York',
    postalCode: 'YO1 6JB',
    standing: 'invited',
  },
  {
    id: '1301',
    name: 'Noor Haddad',
    email: 'noor.haddad@lumen.example',
    phone: '07700 900142',
    deliveryAddress1: 'Flat 3, 27 Elm Grove',
    deliveryAddress2: '',
    postTown: 'Bristol',
    postalCode: 'BS6 5AA',
    standing: 'claimed',
  },
];

/** The figures of the sample campaign, with a story's overrides. */
export const sampleFigures = (overrides: Partial<CampaignFigures> = {}): CampaignFigures => ({
  people: 120,
  invited: 96,
  opened: 84,
  claimed: 75,
  locked: 75,
  sent: 0,
  delivered: 0,
  sizes: [
    { gift: 'Stoneware Mug', size: '', count: 33, left: null },
    { gift: 'T-Shirt', size: 'Medium', count: 23, left: null },
    { gift: 'T-Shirt', size: 'Large', count: 12, left: null },
    { gift: 'T-Shirt', size: 'Small', count: 7, left: null },
  ],
  ...overrides,
});

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
export const linksMock = mock(listLinks, { ok: sampleLinks(), empty: sampleLinks({ links: [] }) });
export const addLinkMock = mock(addLink, { ok: { id: '3004', token: 'kVw0mQ9fQ2mX7uYb1cR4Zg' } });
export const revokeLinkMock = mock(revokeLink, { ok: done('campaigns.revokeLink') });
export const claimsMock = mock(listClaims, { ok: { items: sampleClaims() }, empty: { items: [] } });
export const figuresMock = mock(readFigures, {
  ok: sampleFigures(),
  empty: sampleFigures({ invited: 0, opened: 0, claimed: 0, locked: 0, sizes: [] }),
});
export const recipientsMock = mock(listRecipients, {
  ok: { items: sampleRecipients() },
  empty: { items: [] },
});
export const recipientCountsMock = mock(countRecipients, {
  ok: { kept: 3, toInvite: 1, room: 118 },
  empty: { kept: 0, toInvite: 0, room: 120 },
});
export const keepRecipientsMock = mock(keepRecipients, {
  ok: { outcomes: [{ key: 'list-1', outcome: 'kept', faults: {} }] },
});
export const inviteRecipientsMock = mock(inviteRecipients, { ok: { invited: 1, left: 0 } });
export const removeRecipientMock = mock(removeRecipient, { ok: done('campaigns.removeRecipient') });
export const reminderMock = mock(readReminder, {
  ok: { silent: 21, reminded: 0, stop: null },
  empty: { silent: 0, reminded: 0, stop: null },
});
export const remindMock = mock(remindSilent, { ok: { reminded: 21, left: 0 } });
export const packingMock = mock(readPacking, {
  ok: { csv: '/packing/user/1064?as=csv', xlsx: '/packing/user/1064?as=xlsx' },
  empty: { csv: null, xlsx: null },
});
export const redemptionsMock = mock(listRedemptions, {
  ok: [
    { id: '1064', people: 120, claimed: 75 },
    { id: '1059', people: 120, claimed: 54 },
    { id: '1051', people: 50, claimed: 0 },
  ],
  empty: [],
});
export const steerCampaignMock = mock(steerCampaign, { ok: done('campaigns.steer') });

export const campaignMocks: RowMocksOf<'campaigns'> = {
  'campaigns.own': ownCampaignsMock,
  'campaigns.ownDetail': ownCampaignMock,
  'campaigns.microsite': micrositeMock,
  'campaigns.setUpMicrosite': setUpMicrositeMock,
  'campaigns.links': linksMock,
  'campaigns.addLink': addLinkMock,
  'campaigns.revokeLink': revokeLinkMock,
  'campaigns.steer': steerCampaignMock,
  'campaigns.claims': claimsMock,
  'campaigns.recipients': recipientsMock,
  'campaigns.recipientCounts': recipientCountsMock,
  'campaigns.keepRecipients': keepRecipientsMock,
  'campaigns.inviteRecipients': inviteRecipientsMock,
  'campaigns.removeRecipient': removeRecipientMock,
  'campaigns.reminder': reminderMock,
  'campaigns.remind': remindMock,
  'campaigns.packing': packingMock,
  'campaigns.figures': figuresMock,
  'campaigns.redemptions': redemptionsMock,
  'campaigns.all': allCampaignsMock,
  'campaigns.anyDetail': anyCampaignMock,
};
