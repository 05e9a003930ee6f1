import { type ClaimView, type OwnClaim, unknownLink } from '@gifting/domain/campaigns/claim';
import { toClaimPage } from '@gifting/domain/campaigns/claim-page';
import { sampleCampaignDetail, sampleMicrositeSetup } from '../campaigns/mocks';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import type { RowMocksOf } from '../row-mocks';
import { changeClaim, eraseClaim, makeClaim, openLink, readClaim, withdrawClaim } from './endpoints';

/** What an open link of the sample campaign shows, with a story's overrides. */
export const sampleClaimView = (overrides: Partial<ClaimView> = {}): ClaimView => {
  const setup = sampleMicrositeSetup();
  const { gifts, giftsPerPerson, collectsAddresses, opening } = toClaimPage(sampleCampaignDetail(), setup);
  return {
    state: 'open',
    sender: 'Amara Okafor',
    company: 'Fernside Studio',
    campaign: 'Spring joiners',
    opens: opening.opens,
    closes: opening.closes,
    timeZone: opening.timeZone,
    giftsPerPerson,
    collectsAddresses,
    gifts: [...gifts],
    delivery: null,
    ...overrides,
  };
};

/** A claim of the first gift of the sample page, with a story's overrides. */
export const sampleOwnClaim = (overrides: Partial<OwnClaim> = {}): OwnClaim => ({
  reference: '1064-1201',
  changeable: true,
  withdrawn: false,
  collected: false,
  erasure: 'withdraws',
  claim: {
    first_name: 'Noor',
    last_name: 'Haddad',
    email: 'noor.haddad@lumen.example',
    phone: '07700 900142',
    delivery_address_1: 'Flat 3, 27 Elm Grove',
    delivery_address_2: 'Redland',
    postal_code: 'BS6 5AA',
    post_town: 'Bristol',
    chosen: [{ order_item_id: '2001', size: 'Medium' }],
  },
  view: sampleClaimView(),
  ...overrides,
});

export const openLinkMock = mock(openLink, { ok: sampleClaimView(), empty: unknownLink });
export const makeClaimMock = mock(makeClaim, { ok: { reference: '1064-1201' } });
export const ownClaimMock = mock(readClaim, { ok: sampleOwnClaim() });
export const changeClaimMock = mock(changeClaim, { ok: done('claims.change') });
export const withdrawClaimMock = mock(withdrawClaim, { ok: done('claims.withdraw') });
export const eraseClaimMock = mock(eraseClaim, { ok: done('claims.erase') });

export const claimMocks: RowMocksOf<'claims'> = {
  'claims.open': openLinkMock,
  'claims.make': makeClaimMock,
  'claims.own': ownClaimMock,
  'claims.change': changeClaimMock,
  'claims.withdraw': withdrawClaimMock,
  'claims.erase': eraseClaimMock,
};
