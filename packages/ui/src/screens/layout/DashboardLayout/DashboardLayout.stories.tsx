import { logoutMock, sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { allOrdersMock, sampleOrder } from '@gifting/api/orders/mocks';
import { ordersQuery } from '@gifting/api/orders/queries';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import { brand } from '@gifting/domain/brand/brand';
import { peoplePath } from '@gifting/domain/people/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { orderPath, paths } from '#app/paths.ts';
import { RequireRole } from '#app/RequireRole.tsx';
import { RequireSession } from '#app/RequireSession.tsx';
import { signOutTexts } from '#app/useSignOut.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen/DashboardScreen.tsx';
import { arrivesAt, arrivesWith, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import { widenWindow } from '#storybook/emulation';
import preview from '#storybook/preview';
import { DashboardLayout } from './DashboardLayout';
import { dashboardLayoutTexts as texts } from './DashboardLayout.texts';

const meta = preview.meta({
  title: 'Screens/Layout/Dashboard layout (sidebar)',
  component: DashboardLayout,
  args: { children: <h1 className="t-title">A screen</h1> },
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.dashboard } },
});

const phone = { viewport: { value: 'phone' } };

const adminEntries = [
  `${texts.dashboard} /dashboard`,
  `${texts.orders} /dashboard/orders`,
  `${texts.campaigns} /dashboard/campaigns`,
  `${texts.inventory} /dashboard/inventory`,
  `${texts.recipients} /dashboard/recipients`,
  `${texts.products} /dashboard/products`,
  `${texts.services} /dashboard/services`,
  `${texts.gifting} /dashboard/gifting`,
  `${texts.giftBoxes} /dashboard/giftboxes`,
  `${texts.collection} /dashboard/collection`,
  `${texts.category} /dashboard/category`,
];
const userEntries = adminEntries.slice(0, 3);

const sidebar = () => within(screen.getByRole('navigation', { name: texts.navigation }));
const listsEntries = async (expected: readonly string[]) => {
  const links = sidebar().getAllByRole('link');
  await expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(expected);
};
const topBar = () => within(screen.getByRole('banner'));
const openDrawer = async () => {
  await userEvent.click(topBar().getByRole('button', { name: texts.openMenu }));
  await expect(await screen.findByRole('dialog', { name: texts.menu })).toBeVisible();
};

/** The layout behind its guard, as in the app. */
const guarded = (children: ReactNode) => () => (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path="*" element={<DashboardLayout>{children}</DashboardLayout>} />
    </Route>
  </Routes>
);
const signsOut = () => userEvent.click(screen.getByRole('button', { name: texts.signOut }));
const hasNoSession = async () => {
  for (const storage of [window.localStorage, window.sessionStorage])
    for (const key of Object.values(sessionKeys)) await expect(storage.getItem(key)).toBeNull();
};

/** As specified: an API without further screens. */
export const Administrator = meta.story({
  tags: ['picture'],
  parameters: { states: ['S26.01'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await listsEntries(adminEntries);
    await expect(screen.getByRole('link', { name: brand.name })).toHaveAttribute('href', paths.home);
    await expect(screen.getByRole('button', { name: texts.signOut })).toBeVisible();
  },
});

/** With the capability `people.manage`. */
export const AdministratorOfPeople = meta.story({
  play: async () => {
    await expect(await sidebar().findByRole('link', { name: texts.people })).toHaveAttribute(
      'href',
      peoplePath,
    );
    await listsEntries([...adminEntries, `${texts.people} ${peoplePath}`]);
  },
});

export const User = meta.story({
  parameters: { states: ['S26.02'], user: sampleBuyer },
  play: () => listsEntries(userEntries),
});

export const RoleMissing = meta.story({
  parameters: { states: ['S26.03'] },
  beforeEach: () => {
    window.sessionStorage.setItem(sessionKeys.user, JSON.stringify({ name: sampleAdmin.name }));
  },
  play: () => listsEntries(userEntries),
});

export const CurrentEntry = meta.story({
  parameters: { states: ['S26.04'], route: { at: paths.campaigns } },
  play: async () => {
    await expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent(texts.campaigns);
  },
});

/** A nested screen marks its parent entry; the dashboard's start page marks none. */
export const CurrentBelow = meta.story({
  parameters: { route: { path: paths.order, at: orderPath('1064') } },
  play: async () => {
    await expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent(texts.orders);
  },
});

export const NameAndJob = meta.story({
  parameters: { states: ['S26.05'] },
  play: async () => {
    await expect(topBar().getByText(sampleAdmin.name)).toBeVisible();
    await expect(topBar().getByText(texts.job)).toBeVisible();
  },
});

export const NoName = meta.story({
  parameters: { states: ['S26.06'], user: { ...sampleBuyer, name: '' } },
  play: async () => {
    await expect(topBar().getByText(texts.noName)).toBeVisible();
    await expect(topBar().getByText(texts.job)).toBeVisible();
  },
});

export const Greeting = meta.story({
  parameters: { states: ['S26.07'] },
  args: { children: <DashboardScreen /> },
  play: async () => {
    await expect(
      screen.getByRole('heading', { level: 1, name: `Hi ${sampleAdmin.name}, Welcome back` }),
    ).toBeVisible();
  },
});

export const GreetingWithoutName = meta.story({
  parameters: { states: ['S26.08'], user: { ...sampleBuyer, name: '' } },
  args: { children: <DashboardScreen /> },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Hi User, Welcome back' })).toBeVisible();
  },
});

const profileLink = () => topBar().getByRole('link', { name: `${sampleAdmin.name} ${texts.job}` });

export const ToTheProfile = meta.story({
  parameters: { states: ['S26.09'] },
  play: async () => {
    await expect(profileLink()).toHaveAttribute('href', paths.profile);
  },
});

export const ProfileOpened = meta.story({
  ...ToTheProfile.input,
  tags: ['!dev'],
  play: async () => {
    await ToTheProfile.play();
    await userEvent.click(profileLink());
    await arrivesAt(paths.profile);
  },
});

export const NarrowClosed = meta.story({
  parameters: { states: ['S26.10'] },
  globals: phone,
  play: async () => {
    await expect(screen.queryByRole('navigation', { name: texts.navigation })).toBeNull();
    await expect(topBar().getByRole('button', { name: texts.openMenu })).toBeVisible();
    await fitsTheWidth();
  },
});

export const NarrowAdministrator = meta.story({
  parameters: { states: ['S26.11'] },
  globals: phone,
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await openDrawer();
    await listsEntries(adminEntries);
    await expect(sidebar().getByRole('link', { name: texts.dashboard })).toHaveFocus();
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await expect(screen.getByRole('button', { name: texts.signOut })).toBeVisible();
  },
});

export const NarrowUser = meta.story({
  parameters: { states: ['S26.12'], user: sampleBuyer },
  globals: phone,
  play: async () => {
    await openDrawer();
    await listsEntries(userEntries);
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
  },
});

export const NarrowFollowed = meta.story({
  parameters: { route: { path: '*', at: paths.dashboard } },
  globals: phone,
  play: async () => {
    await openDrawer();
    await userEvent.click(sidebar().getByRole('link', { name: texts.orders }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
    await openDrawer();
    await expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent(texts.orders);
  },
});

/** A window that grows wide closes the drawer and hides its button: focus goes on in the main area. */
export const NarrowGrowsWide = meta.story({
  globals: phone,
  play: async () => {
    await openDrawer();
    if (!(await widenWindow())) return;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

const foot = () => within(screen.getByRole('contentinfo'));

/** With the capability `site.pages`. */
export const FootWithPages = meta.story({
  play: async () => {
    const leadsTo = (name: string, path: string) =>
      waitFor(() => expect(foot().getByRole('link', { name })).toHaveAttribute('href', path));
    await leadsTo(texts.privacy, paths.privacy);
    await leadsTo(texts.terms, paths.terms);
    await leadsTo(texts.accessibility, paths.accessibility);
  },
});

export const Foot = meta.story({
  parameters: { states: ['S26.13'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await expect(foot().getByText(texts.copyright)).toHaveTextContent('2025');
    await expect(foot().getByRole('link', { name: texts.privacy })).toHaveAttribute('href', paths.home);
    await expect(foot().getByRole('link', { name: texts.terms })).toHaveAttribute('href', paths.home);
    for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram'])
      await expect(foot().getByRole('link', { name: network })).toHaveAttribute('href', '#');
  },
});

/** The message of sign-in has its own story; here only the navigation state is checked. */
export const NotSignedIn = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S26.14'], route: { at: paths.orders } },
  beforeEach: () => window.sessionStorage.clear(),
  render: guarded(<h1 className="t-title">A screen</h1>),
  play: async () => {
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: paths.orders, reason: 'login-first' });
  },
});

const called = fn(() => ({ items: [sampleOrder()] }));

/** A screen that reads all orders, which only administrators may do. */
const AdminRead = () => {
  useInfiniteQuery(ordersQuery('admin'));
  return null;
};

export const AdminAddressAsUser = meta.story({
  parameters: { states: ['S26.15'], user: sampleBuyer, route: { at: paths.adminProducts } },
  beforeEach: ({ msw }) => {
    called.mockClear();
    msw.use(allOrdersMock.answer(called));
  },
  args: {
    children: (
      <RequireRole only="admin">
        <AdminRead />
      </RequireRole>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(errorTexts.forbidden);
    await listsEntries(userEntries);
    await expect(called).not.toHaveBeenCalled();
  },
});

/** The same screen for its role: the call is made. */
export const AdminAddressAsAdmin = meta.story({
  parameters: { route: { at: paths.adminProducts } },
  beforeEach: ({ msw }) => {
    called.mockClear();
    msw.use(allOrdersMock.answer(called));
  },
  args: {
    children: (
      <RequireRole only="admin">
        <AdminRead />
      </RequireRole>
    ),
  },
  play: async () => {
    await waitFor(() => expect(called).toHaveBeenCalled());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** A failing read during sign-out must not show "Session expired". */
const BusyScreen = () => {
  useInfiniteQuery(ordersQuery('admin'));
  return <h1 className="t-title">A screen</h1>;
};

export const SignedOut = meta.story({
  parameters: { states: ['S26.16'] },
  render: guarded(<BusyScreen />),
  play: async () => {
    await signsOut();
    await expect(await screen.findByRole('heading', { name: signOutTexts.leaving })).toBeVisible();
    await seesToast(signOutTexts.done);
    await expect(screen.queryByRole('alert')).toBeNull();
    await hasNoSession();
  },
});

export const SignedOutGoesHome = meta.story({
  ...SignedOut.input,
  tags: ['!dev'],
  play: async () => {
    await SignedOut.play();
    await arrivesAt(paths.home);
  },
});

export const SignOutRefused = meta.story({
  parameters: { states: ['S26.17'] },
  beforeEach: ({ msw }) => msw.use(logoutMock.failure(401, 'The session had ended already')),
  render: guarded(<BusyScreen />),
  play: async () => {
    await signsOut();
    await seesToast('The session had ended already');
    await seesToast(signOutTexts.done);
    await hasNoSession();
  },
});

export const SignOutRefusedGoesHome = meta.story({
  ...SignOutRefused.input,
  tags: ['!dev'],
  play: async () => {
    await SignOutRefused.play();
    await arrivesAt(paths.home);
  },
});

export const SignOutRefusedWithoutMessage = meta.story({
  parameters: { states: ['S26.18'] },
  beforeEach: ({ msw }) => msw.use(logoutMock.failure(500)),
  render: guarded(<BusyScreen />),
  play: async () => {
    await signsOut();
    await seesToast(signOutTexts.failed);
    await seesToast(signOutTexts.done);
    await hasNoSession();
  },
});

export const SignOutRefusedWithoutMessageGoesHome = meta.story({
  ...SignOutRefusedWithoutMessage.input,
  tags: ['!dev'],
  play: async () => {
    await SignOutRefusedWithoutMessage.play();
    await arrivesAt(paths.home);
  },
});

export const SignOutOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(logoutMock.offline()),
  render: guarded(<BusyScreen />),
  play: async () => {
    await signsOut();
    await seesToast(signOutTexts.failed);
    await hasNoSession();
  },
});

export const SignOutOfflineGoesHome = meta.story({
  ...SignOutOffline.input,
  tags: ['!dev'],
  play: async () => {
    await SignOutOffline.play();
    await arrivesAt(paths.home);
  },
});

export const LongName = meta.story({
  parameters: {
    user: { ...sampleAdmin, name: 'Maximiliane-Alexandra von Hohenfels-Brandenburg und Lichtenau' },
  },
  globals: phone,
  play: fitsTheWidth,
});
