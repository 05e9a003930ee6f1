import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { sampleSummary, summaryMock } from '@gifting/api/dashboard/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { orderPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { DashboardScreen } from './DashboardScreen';
import { dashboardTexts as texts } from './DashboardScreen.texts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Figures',
  component: DashboardScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.dashboard } },
});

/** The card of a figure. */
const card = async (label: string) => {
  const cards = await screen.findByRole('list', { name: texts.totals });
  return within(cards)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(label));
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S59.02'] },
  play: async () => {
    await expect(await card(texts.activeOrders)).toHaveTextContent('14');
    await expect(await card(texts.completeOrders)).toHaveTextContent('18,440 packs delivered');
    await expect(await card(texts.actionOrders)).toHaveTextContent(texts.waitsForYou);
    await expect(await card(texts.keyDates)).toHaveTextContent(texts.next('5 Dec'));
    const waiting = await panel(texts.actionOrders);
    await expect(waiting.getByRole('link', { name: '#1064 Spring joiners' })).toHaveAttribute(
      'href',
      orderPath('1064'),
    );
    await expect(waiting.getByText('Look at the mockup and answer')).toBeVisible();
    await expect((await panel(texts.ordersSummary)).getByText(texts.months(70, 'Oct'))).toBeVisible();
    await expect((await panel(texts.stockStatus)).getByText(texts.low)).toBeVisible();
    await expect((await panel(texts.activeCampaigns)).getByText(texts.redeemed(74, 120))).toBeVisible();
    await expect((await panel(texts.recentActivity)).getByText(/had a gift claimed/)).toBeVisible();
    await expect((await panel(texts.keyDates)).getByText(texts.dates.closing)).toBeVisible();
    await expect(screen.queryByText(texts.sample)).toBeNull();
  },
});

/** Each figure is a link to the rows behind it. */
export const FiguresLeadToTheirRows = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const links = within(await screen.findByRole('list', { name: texts.totals })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      paths.orders,
      `${paths.orders}?status=delivered`,
      expect.stringContaining('#waiting'),
      expect.stringContaining('#dates'),
    ]);
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S59.03'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(
      summaryMock.ok(
        sampleSummary({
          waitingOrders: 1208,
          waiting: [
            { orderId: '1011', name: '', status: 'pending' },
            { orderId: '1012', name: 'Summit speakers', status: 'changes_asked' },
            { orderId: '1015', name: '', status: 'approved' },
            { orderId: '1019', name: '', status: 'in_production' },
            { orderId: '1020', name: 'Winter thank you', status: 'sent' },
          ],
        }),
      ),
    ),
  play: async () => {
    const waiting = await panel(texts.actionOrders);
    for (const step of ['Send the mockup', 'Send a new mockup', 'Start production', 'Send it off'])
      await expect(waiting.getByText(step)).toBeVisible();
    await expect(waiting.getByText('Note the delivery')).toBeVisible();
    await expect(waiting.getByText(/1,203 more under/)).toBeVisible();
  },
});

export const Quiet = meta.story({
  parameters: { states: ['S59.04'] },
  beforeEach: ({ msw }) =>
    msw.use(
      summaryMock.ok(
        sampleSummary({
          waitingOrders: 0,
          waiting: [],
          stock: [],
          campaigns: [],
          upcomingDates: 0,
          dates: [],
        }),
      ),
    ),
  play: async () => {
    await expect(await card(texts.actionOrders)).toHaveTextContent(texts.nothingWaits);
    await expect(screen.queryByRole('region', { name: texts.actionOrders })).toBeNull();
    await expect((await panel(texts.stockStatus)).getByText(texts.noCampaigns)).toBeVisible();
    await expect((await panel(texts.keyDates)).getByText(texts.noDates)).toBeVisible();
  },
});

export const NothingYet = meta.story({
  parameters: { states: ['S59.05'] },
  beforeEach: ({ msw }) => msw.use(summaryMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.nothingYet)).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.build })).toHaveAttribute('href', paths.builder);
  },
});

export const Loading = meta.story({
  parameters: { states: ['S59.01'] },
  beforeEach: ({ msw }) => msw.use(summaryMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S59.06'] },
  beforeEach: ({ msw }) => msw.use(summaryMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.tryAgain })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: ({ msw }) => msw.use(summaryMock.failure(500)),
  play: async ({ msw }) => {
    await screen.findByText(texts.error);
    msw.use(summaryMock.ok());
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    await expect(await card(texts.activeOrders)).toHaveTextContent('14');
  },
});

const longName = 'Thank-you boxes for everybody who moved into the new Leeds offices in 2026';

export const Narrow = meta.story({
  parameters: { states: ['S59.07'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    const summary = sampleSummary();
    msw.use(
      summaryMock.ok({
        ...summary,
        waiting: summary.waiting.map((row) => ({ ...row, name: longName })),
        stock: summary.stock.map((row) => ({ ...row, name: longName })),
        campaigns: summary.campaigns.map((row) => ({ ...row, name: longName })),
        dates: summary.dates.map((row) => ({ ...row, name: longName })),
      }),
    );
  },
  play: async () => {
    await panel(texts.actionOrders);
    await fitsTheWidth();
  },
});
