import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { allCampaignsMock, ownCampaignsMock, redemptionsMock } from '@gifting/api/campaigns/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { sampleOrder } from '@gifting/api/orders/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { campaignPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { pagedStories } from '#screens/orders/shared/OrderTable/paged-stories.ts';
import { arrivesAt, arrivesWith, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignsScreen } from './CampaignsScreen';
import { reads } from './CampaignsScreen.reads';
import { campaignsTexts as texts } from './CampaignsScreen.texts';

const meta = preview.meta({
  title: 'Screens/Campaigns/Campaigns',
  component: CampaignsScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.campaigns, reads } },
  // As specified; counted figures are below.
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('campaigns.figures'))),
});

const table = () => screen.findByRole('table', { name: texts.table });
const rowOf = async (id: string) => within(await table()).getByRole('row', { name: new RegExp(`#${id}`) });

/** Asserts the drawn width of a share of the bar, in percent of the bar. */
const fillsItsShare = async (label: string, percent: number) => {
  await expect(screen.getByText(label).nextElementSibling).toHaveTextContent(`${percent}%`);
  const [done, left] = document.querySelectorAll('.redeemed__part');
  const part = label === texts.redeemed ? done : left;
  const whole = part?.parentElement?.getBoundingClientRect().width ?? 0;
  await expect((part?.getBoundingClientRect().width ?? 0) / whole).toBeCloseTo(percent / 100, 2);
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S30.02', 'S30.04', 'S30.05'] },
  play: async () => {
    const row = within(await rowOf('1064'));
    await expect(row.getByText('62%')).toBeVisible();
    await expect(row.getAllByText('01/11/2025')).toHaveLength(2);
    await expect(row.getByText('2,646.00 GBP')).toBeVisible();
    await expect(row.getByText('120')).toBeVisible();
    await expect(row.getByRole('link', { name: texts.viewCampaign('1064') })).toHaveAttribute(
      'href',
      campaignPath('1064'),
    );
    await fillsItsShare(texts.redeemed, 35);
    await fillsItsShare(texts.unredeemed, 65);
    await expect(screen.getByText(texts.noActivity)).toBeVisible();
    await expect(screen.getByText(texts.sample)).toBeVisible();
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S30.03'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(ownCampaignsMock.failure(403), allCampaignsMock.ok({ items: [sampleOrder({ id: '2001' })] })),
  play: async () => {
    await expect(await rowOf('2001')).toBeVisible();
  },
});

/** The detail gets the due date, which its own answer may lack (E-05). */
export const Viewed = meta.story({
  tags: ['!dev'],
  play: async () => {
    const row = within(await rowOf('1064'));
    await userEvent.click(row.getByRole('link', { name: texts.viewCampaign('1064') }));
    await arrivesAt(campaignPath('1064'));
    await arrivesWith({ dueDate: '2025-11-01' });
  },
});

export const Loading = meta.story({
  parameters: { states: ['S30.01'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignsMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.table-skel')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

const redeemed =
  (...percents: readonly number[]) =>
  (id: string): number =>
    percents[Number(id) - 1] ?? 0;

const numbered = (...ids: readonly string[]) =>
  ownCampaignsMock.ok({ items: ids.map((id) => sampleOrder({ id })) });

/** Asserts that the ribbon of a row's meter has the colour of a token. */
const hasBand = async (id: string, percent: number, token: string) => {
  const number = within(await rowOf(id)).getByText(`${percent}%`);
  await expect(number).toBeVisible();
  const fill = number.parentElement?.querySelector('.meter__fill');
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  await expect(fill && getComputedStyle(fill).backgroundColor).toBe(getComputedStyle(probe).color);
  probe.remove();
};

export const Redemption75 = meta.story({
  parameters: { states: ['S30.06'], services: { redemptionOf: redeemed(75) } },
  beforeEach: ({ msw }) => msw.use(numbered('1')),
  play: () => hasBand('1', 75, '--color-redeem-75'),
});

export const Redemption74And50 = meta.story({
  parameters: { states: ['S30.07'], services: { redemptionOf: redeemed(74, 50) } },
  beforeEach: ({ msw }) => msw.use(numbered('1', '2')),
  play: async () => {
    await hasBand('1', 74, '--color-redeem-50');
    await hasBand('2', 50, '--color-redeem-50');
  },
});

export const Redemption49And30 = meta.story({
  parameters: { states: ['S30.08'], services: { redemptionOf: redeemed(49, 30) } },
  beforeEach: ({ msw }) => msw.use(numbered('1', '2')),
  play: async () => {
    await hasBand('1', 49, '--color-redeem-30');
    await hasBand('2', 30, '--color-redeem-30');
  },
});

export const Redemption29 = meta.story({
  parameters: { states: ['S30.09'], services: { redemptionOf: redeemed(29) } },
  beforeEach: ({ msw }) => msw.use(numbered('1')),
  play: () => hasBand('1', 29, '--color-redeem-low'),
});

export const Counted = meta.story({
  parameters: { states: ['S53.08'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok()),
  play: async () => {
    await expect(await within(await rowOf('1064')).findByText('62%')).toBeVisible();
    await fillsItsShare(texts.redeemed, 44);
    await expect(screen.queryByText(texts.sample)).toBeNull();
  },
});

export const CountFailed = meta.story({
  parameters: { states: ['S53.09'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(), redemptionsMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.countFailed)).toBeVisible();
    await expect(within(await rowOf('1064')).getByText(texts.notCounted)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.retry })).toBeVisible();
  },
});

export const StatusAsReceived = meta.story({
  parameters: { states: ['S30.10'] },
  beforeEach: ({ msw }) =>
    msw.use(ownCampaignsMock.ok({ items: [sampleOrder({ status: 'awaiting artwork' })] })),
  play: async () => {
    await expect(within(await rowOf('1064')).getByText('awaiting artwork')).toBeVisible();
  },
});

export const WithoutDate = meta.story({
  parameters: { states: ['S30.11'] },
  play: async () => {
    await expect(within(await rowOf('1051')).getAllByText(texts.columns.noDate)).toHaveLength(2);
  },
});

export const Empty = meta.story({
  parameters: { states: ['S30.12'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignsMock.empty()),
  play: async () => {
    const rows = within(await table()).getAllByRole('row');
    await expect(rows).toHaveLength(1);
    await expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Order number',
      'Status',
      'Redemption',
      'End date',
      'Price',
      'Quantity',
      'Invoice date',
      'Link',
    ]);
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S30.13'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignsMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.failed)).toBeVisible();
    await expect(screen.getByText(texts.error).closest('[role="alert"]')).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.retry })).toBeVisible();
    await seesToast(errorTexts.server);
  },
});

export const TriedAgain = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(ownCampaignsMock.failure(500)),
  play: async ({ msw }) => {
    const retry = await screen.findByRole('button', { name: texts.retry });
    msw.use(ownCampaignsMock.ok());
    await userEvent.click(retry);
    await expect(await table()).toBeVisible();
    await expect(screen.queryByText(texts.error)).toBeNull();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(ownCampaignsMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(ownCampaignsMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ownCampaignsMock.ok({
        items: [
          sampleOrder({
            id: '9'.repeat(15),
            status: 'waiting for everybody who has to approve the artwork',
            price: 9_999_999_999,
            quantity: 1_000_000,
          }),
        ],
      }),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await rowOf('9'.repeat(15))).toBeVisible();
    await fitsTheWidth();
  },
});

const paged = pagedStories(ownCampaignsMock, texts);

export const FirstPage = meta.story(paged.firstPage);
export const MoreShown = meta.story(paged.moreShown);
export const LoadingMore = meta.story(paged.loadingMore);
export const MoreFailed = meta.story(paged.moreFailed);
export const MoreTriedAgain = meta.story(paged.moreTriedAgain);
export const EndOfList = meta.story(paged.endOfList);

/** Without `lists.pages` the call is as specified. */
export const WholeList = meta.story(paged.wholeList);

export const Narrow = meta.story({
  parameters: { states: ['S30.14'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await rowOf('1064')).toBeVisible();
    await expect(screen.getByText(texts.noActivity)).toBeVisible();
    await fitsTheWidth();
  },
});
