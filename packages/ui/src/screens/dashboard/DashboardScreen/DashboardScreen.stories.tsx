import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { dashboardLayoutTexts } from '#screens/layout/DashboardLayout/DashboardLayout.texts.ts';
import { DashboardLayout } from '#screens/layout/DashboardLayout/DashboardLayout.tsx';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { DashboardScreen } from './DashboardScreen';
import { dashboardTexts as texts } from './DashboardScreen.texts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.dashboard } },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
});

const showsEverything = async () => {
  await expect(await screen.findByText(texts.sample)).toBeVisible();
  const cards = within(screen.getByRole('list', { name: texts.totals })).getAllByRole('listitem');
  await expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(texts.activeOrders),
    expect.stringContaining(texts.completeOrders),
    expect.stringContaining(texts.actionOrders),
    expect.stringContaining(texts.keyDates),
  ]);
  for (const panel of [
    texts.ordersSummary,
    texts.stockStatus,
    texts.activeCampaigns,
    texts.recentActivity,
    texts.keyDates,
  ])
    await expect(screen.getByRole('region', { name: panel })).toBeVisible();
};

const entries = () =>
  within(screen.getByRole('navigation', { name: dashboardLayoutTexts.navigation })).getAllByRole('link');

export const Default = meta.story({
  tags: ['picture'],
  decorators: [InDashboard],
  parameters: { states: ['S27.01'] },
  play: async () => {
    await showsEverything();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Hi ${sampleBuyer.name}, Welcome back`,
    );
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S27.02'], user: sampleAdmin },
  render: () => (
    <DashboardLayout>
      <DashboardScreen />
    </DashboardLayout>
  ),
  play: async () => {
    await showsEverything();
    await expect(entries()).toHaveLength(11);
  },
});

export const User = meta.story({
  parameters: { states: ['S27.03'] },
  render: () => (
    <DashboardLayout>
      <DashboardScreen />
    </DashboardLayout>
  ),
  play: async () => {
    await showsEverything();
    await expect(entries()).toHaveLength(3);
  },
});

export const Narrow = meta.story({
  decorators: [InDashboard],
  parameters: { states: ['S27.04'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsEverything();
    await fitsTheWidth();
  },
});
