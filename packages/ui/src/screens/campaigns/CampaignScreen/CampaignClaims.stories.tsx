import { sampleBuyer } from '@gifting/api/account/mocks';
import { claimsMock, packingMock, sampleClaims } from '@gifting/api/campaigns/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { pageOf } from '@gifting/api/mock-server/lists';
import { expect, screen, userEvent, within } from 'storybook/test';
import { campaignPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { packingTexts } from '#screens/shared/PackingButtons/packing.texts.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { claimsTexts as texts } from './claims.texts';

const meta = preview.meta({
  title: 'Screens/Campaigns/Campaign claims',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.campaign, at: campaignPath('1064'), reads },
  },
});

const panel = async () => within(await screen.findByRole('region', { name: texts.title }));
const table = async () => (await panel()).findByRole('table', { name: texts.table });
const rowOf = async (reference: string) =>
  within(
    within(await table())
      .getByRole('rowheader', { name: reference })
      .closest('tr') ?? document.body,
  );

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S50.02'] },
  play: async () => {
    const masked = await rowOf('1064-1203');
    await expect(masked.getByText('Noor Haddad')).toBeVisible();
    await expect(masked.getByText(texts.gift('T-Shirt', 'Medium'))).toBeVisible();
    await expect(masked.getByText('BS6 •••')).toBeVisible();
    await expect((await rowOf('1064-1202')).getByText('9 Mill Lane, York, YO1 7HH')).toBeVisible();
    await expect((await rowOf('1064-1201')).getByText(texts.withdrawn)).toBeVisible();
    await expect((await panel()).getByText(texts.note)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S50.01'] },
  beforeEach: ({ msw }) => msw.use(claimsMock.pending()),
  play: async () => {
    await expect(await (await panel()).findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S50.03'] },
  beforeEach: ({ msw }) => msw.use(claimsMock.empty()),
  play: async () => {
    await expect(await (await panel()).findByText(texts.none)).toBeVisible();
  },
});

const many = Array.from({ length: 25 }, (_, index) => ({
  id: String(2000 - index),
  reference: `1064-${2000 - index}`,
  name: `Person ${index + 1}`,
  gifts: [{ name: 'T-Shirt', size: 'Medium' }],
  address: ['BS6 •••'],
  claimedAt: '2025-12-03T14:06:00.000Z',
  withdrawn: false,
}));

export const ManyClaims = meta.story({
  parameters: { states: ['S50.04'] },
  beforeEach: ({ msw }) => msw.use(claimsMock.answer(({ query }) => pageOf(many, query))),
  play: async () => {
    await expect(await (await panel()).findByText(texts.shown(20))).toBeVisible();
    await expect((await panel()).getByRole('button', { name: texts.showMore })).toBeVisible();
  },
});

export const AllOfMany = meta.story({
  beforeEach: ManyClaims.input.beforeEach,
  play: async () => {
    await userEvent.click(await (await panel()).findByRole('button', { name: texts.showMore }));
    await expect(await (await panel()).findByText(texts.allShown(25))).toBeVisible();
  },
});

const failsToLoad = async () => {
  await expect(await (await panel()).findByText(texts.error)).toBeVisible();
  await expect((await panel()).getByRole('button', { name: texts.tryAgain })).toBeVisible();
  await expect(screen.getByRole('heading', { level: 1, name: 'Spring joiners' })).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S50.05'] },
  beforeEach: ({ msw }) => msw.use(claimsMock.failure(500)),
  play: failsToLoad,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(claimsMock.malformed()),
  play: failsToLoad,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(claimsMock.offline()),
  play: failsToLoad,
});

const download = async (name: string) =>
  userEvent.click(await (await panel()).findByRole('button', { name }));

export const PackingList = meta.story({
  parameters: { states: ['S67.01'] },
  play: async () => {
    await table();
    await expect(await (await panel()).findByRole('button', { name: packingTexts.csv })).toBeVisible();
    await expect((await panel()).getByRole('button', { name: packingTexts.xlsx })).toBeVisible();
  },
});

export const PackingListDownloaded = meta.story({
  tags: ['!dev'],
  play: async () => {
    await download(packingTexts.csv);
    await expect(await screen.findByText('Opened /packing/user/1064?as=csv in this tab')).toBeInTheDocument();
    await download(packingTexts.xlsx);
    await expect(
      await screen.findByText('Opened /packing/user/1064?as=xlsx in this tab'),
    ).toBeInTheDocument();
  },
});

export const PackingListFailed = meta.story({
  parameters: { states: ['S67.02'] },
  beforeEach: ({ msw }) => msw.use(packingMock.failure(500)),
  play: async () => {
    await download(packingTexts.csv);
    await seesToast(packingTexts.failed);
  },
});

export const PackingListNotOffered = meta.story({
  parameters: { states: ['S67.03'] },
  beforeEach: ({ msw }) => msw.use(packingMock.empty()),
  play: async () => {
    await download(packingTexts.xlsx);
    await seesToast(packingTexts.notOffered);
  },
});

/** Without `campaigns.packing` nothing is downloaded. */
export const WithoutPacking = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('campaigns.packing'))),
  play: async () => {
    await table();
    await expect((await panel()).queryByRole('button', { name: packingTexts.csv })).toBeNull();
  },
});

/** Without `campaigns.claims` nobody can have claimed. */
export const WithoutClaims = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(['campaigns.links', 'campaigns.microsite'])),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Spring joiners' });
    await expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const long = 'Unbroken'.repeat(20);
    const claims = sampleClaims().map((claim) => ({ ...claim, name: long, address: [long] }));
    msw.use(claimsMock.ok({ items: claims }));
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await table();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S50.06'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await rowOf('1064-1203')).getByText('Noor Haddad')).toBeVisible();
    await fitsTheWidth();
  },
});
