import { sampleAdmin } from '@gifting/api/account/mocks';
import { expect, screen } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { DashboardLayout } from '#screens/layout/DashboardLayout/DashboardLayout.tsx';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { NotFoundInDashboard } from './NotFoundInDashboard';
import { NotFoundScreen } from './NotFoundScreen';
import { notFoundTexts as texts } from './NotFoundScreen.texts';

const meta = preview.meta({
  title: 'Screens/General/Not found (404)',
  component: NotFoundScreen,
  parameters: { controls: { disable: true } },
});

const inPublic = () => (
  <PublicLayout>
    <NotFoundScreen />
  </PublicLayout>
);
const inDashboard = () => (
  <DashboardLayout>
    <NotFoundInDashboard />
  </DashboardLayout>
);

const says404 = async () => {
  await expect(
    screen.getByRole('heading', { level: 1, name: `${texts.code}: ${texts.title}` }),
  ).toBeInTheDocument();
  await expect(screen.getByRole('main')).toHaveTextContent(texts.text);
};
const leadsHome = async () => {
  await says404();
  await expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', paths.home);
};
const leadsToTheDashboard = async () => {
  await says404();
  await expect(screen.getByRole('link', { name: texts.dashboard })).toHaveAttribute('href', paths.dashboard);
};

export const UnknownAddress = meta.story({
  tags: ['picture'],
  parameters: { states: ['S24.01'], route: { at: '/no-such-page' } },
  render: inPublic,
  play: leadsHome,
});

export const Catalogue = meta.story({
  parameters: { states: ['S24.02'], route: { at: paths.catalogue } },
  render: inPublic,
  play: leadsHome,
});

export const Contact = meta.story({
  parameters: { states: ['S24.03'], route: { at: paths.contact } },
  render: inPublic,
  play: leadsHome,
});

export const ForgotPassword = meta.story({
  parameters: { states: ['S24.04'], route: { at: paths.forgotPassword } },
  render: inPublic,
  play: leadsHome,
});

export const DashboardContact = meta.story({
  parameters: { states: ['S24.05'], user: sampleAdmin, route: { at: '/dashboard/contact-us' } },
  render: inDashboard,
  play: leadsToTheDashboard,
});

export const InventoryItem = meta.story({
  parameters: { states: ['S24.06'], user: sampleAdmin, route: { at: '/dashboard/inventory/7' } },
  render: inDashboard,
  play: leadsToTheDashboard,
});

export const Narrow = meta.story({
  parameters: { states: ['S24.07'], route: { at: '/no-such-page' } },
  globals: { viewport: { value: 'phone' } },
  render: inPublic,
  play: async () => {
    await leadsHome();
    await fitsTheWidth();
  },
});
