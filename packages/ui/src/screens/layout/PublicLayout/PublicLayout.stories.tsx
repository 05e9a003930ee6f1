import { sampleBuyer } from '@gifting/api/account/mocks';
import { collectionsMock } from '@gifting/api/collections/mocks';
import { demoCollections } from '@gifting/api/demo/collections';
import { demoGifting } from '@gifting/api/demo/gifting';
import { demoServices } from '@gifting/api/demo/services';
import { giftingMock } from '@gifting/api/gifting/mocks';
import { servicesMock } from '@gifting/api/services/mocks';
import { brand } from '@gifting/domain/brand/brand';
import { Link, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { collectionPath, giftingPath, paths, servicePath } from '#app/paths.ts';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import { widenWindow } from '#storybook/emulation';
import preview from '#storybook/preview';
import { PublicLayout } from './PublicLayout';
import { publicLayoutTexts as texts } from './PublicLayout.texts';

/** A page in place of a screen. */
const Page = () => (
  <main id="main" tabIndex={-1} className="page section">
    <h1 className="t-display">A page</h1>
    <Link to={paths.about} className="link">
      Further on
    </Link>
  </main>
);

const meta = preview.meta({
  title: 'Screens/Layout/Public layout (navigation, footer)',
  component: PublicLayout,
  args: { children: <Page /> },
  parameters: { controls: { disable: true }, route: { at: paths.home } },
});

const bar = () => within(screen.getByRole('banner'));
const foot = () => within(screen.getByRole('contentinfo'));
const link = (name: string) => bar().getByRole('link', { name });
const more = (entry: string) => bar().getByRole('button', { name: texts.more(entry) });
const menuButton = () => bar().getByRole('button', { name: texts.openMenu });
const leadsTo = (name: string, address: string) => expect(link(name)).toHaveAttribute('href', address);

/** The links of the open menu in order, as `text address`. */
const unfolded = (entry: string) =>
  within(bar().getByRole('list', { name: entry }))
    .getAllByRole('link')
    .map((item) => `${item.textContent} ${item.getAttribute('href')}`);

const unfoldsTo = (entry: string, expected: readonly string[]) =>
  waitFor(() => expect(unfolded(entry)).toEqual(expected));

const phone = { viewport: { value: 'phone' } };

export const Visitor = meta.story({
  tags: ['picture'],
  parameters: { states: ['S01.01'] },
  play: async () => {
    await leadsTo(brand.name, paths.home);
    await leadsTo(texts.home, paths.home);
    await leadsTo(texts.gifting, paths.gifting);
    await leadsTo(texts.services, paths.services);
    await leadsTo(texts.collection, paths.builder);
    await leadsTo(texts.about, paths.about);
    await leadsTo(texts.signIn, paths.signIn);
    await leadsTo(texts.signUp, paths.signUp);
    await expect(link(texts.home)).toHaveAttribute('aria-current', 'page');
    await expect(link(texts.gifting)).not.toHaveAttribute('aria-current');
    await expect(bar().queryByRole('button', { name: texts.openMenu })).toBeNull();
  },
});

export const SignedIn = meta.story({
  parameters: { states: ['S01.02'], user: sampleBuyer },
  play: async () => {
    await leadsTo(texts.dashboard, paths.dashboard);
    await expect(bar().queryByRole('link', { name: texts.signIn })).toBeNull();
    await expect(bar().queryByRole('link', { name: texts.signUp })).toBeNull();
  },
});

export const GiftingUnfolded = meta.story({
  parameters: { states: ['S01.03'] },
  play: async () => {
    await userEvent.click(more(texts.gifting));
    await unfoldsTo(texts.gifting, [
      ...demoGifting.map(({ id, name }) => `${name} ${giftingPath(id)}`),
      `${texts.allGifting} ${paths.gifting}`,
    ]);
  },
});

export const ServicesUnfolded = meta.story({
  parameters: { states: ['S01.04'] },
  play: async () => {
    await userEvent.click(more(texts.services));
    await unfoldsTo(texts.services, [
      ...demoServices.map(({ slug, name }) => `${name} ${servicePath(slug)}`),
      `${texts.allServices} ${paths.services}`,
    ]);
  },
});

export const CollectionUnfolded = meta.story({
  parameters: { states: ['S01.05'] },
  play: async () => {
    await userEvent.click(more(texts.collection));
    await unfoldsTo(texts.collection, [
      `${texts.collection} ${paths.builder}`,
      ...demoCollections.map(({ slug, title }) => `${title} ${collectionPath(slug)}`),
    ]);
  },
});

/** One list fails, one is in flight: neither shows a message. */
export const MenusNotFilled = meta.story({
  parameters: { states: ['S01.06'] },
  beforeEach: ({ msw }) =>
    msw.use(giftingMock.failure(500), servicesMock.pending(), collectionsMock.malformed()),
  play: async () => {
    await userEvent.click(more(texts.gifting));
    await unfoldsTo(texts.gifting, [`${texts.allGifting} ${paths.gifting}`]);
    await userEvent.click(more(texts.services));
    await unfoldsTo(texts.services, [`${texts.allServices} ${paths.services}`]);
    await userEvent.click(more(texts.collection));
    await unfoldsTo(texts.collection, [`${texts.collection} ${paths.builder}`]);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Hovering over the text opens the menu; leaving closes it. */
export const UnfoldedByMouse = meta.story({
  play: async () => {
    await userEvent.hover(link(texts.gifting));
    await waitFor(() => expect(more(texts.gifting)).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.unhover(link(texts.gifting));
    await waitFor(() => expect(more(texts.gifting)).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** Hover opens the menu before the button is clicked: that click keeps it open, the next closes it. */
export const PressedOnArrival = meta.story({
  play: async () => {
    const button = more(texts.gifting);
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Milliseconds after which a resting mouse would have opened something. */
const longerThanARest = 160;

/** A mouse that passes over the bar does not close a menu in which the keyboard has focus. */
export const MouseInPassing = meta.story({
  play: async () => {
    more(texts.services).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link(demoServices[0].name)).toBeVisible());
    await userEvent.tab();
    await userEvent.hover(link(texts.gifting));
    const rested = performance.now();
    await waitFor(() => expect(performance.now() - rested).toBeGreaterThan(longerThanARest));
    await expect(link(demoServices[0].name)).toHaveFocus();
    await expect(more(texts.gifting)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.unhover(link(texts.gifting));
    await userEvent.keyboard('{Escape}');
    await expect(more(texts.services)).toHaveFocus();
  },
});

export const UnfoldedByKeyboard = meta.story({
  play: async () => {
    more(texts.services).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link(demoServices[0].name)).toBeVisible());
    await userEvent.tab();
    await expect(link(demoServices[0].name)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(demoServices[1].name)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more(texts.services)).toHaveFocus());
    await expect(more(texts.services)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A press outside closes the menu, as on a touch screen, where no pointer ever leaves. */
export const FoldedByPressingElsewhere = meta.story({
  play: async () => {
    await userEvent.click(more(texts.services));
    await waitFor(() => expect(link(demoServices[0].name)).toBeVisible());
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('heading', { name: 'A page' }) });
    await waitFor(() => expect(more(texts.services)).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** Tab moves through the menu to the next entry, and the menu closes. */
export const FoldedBehindTheKeyboard = meta.story({
  play: async () => {
    more(texts.collection).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link('Festive holiday')).toBeVisible());
    for (const _ of [texts.collection, ...demoCollections]) await userEvent.tab();
    await expect(link('Autumn and recognition')).toHaveFocus();
    await userEvent.tab();
    await expect(link(texts.about)).toHaveFocus();
    await waitFor(() => expect(more(texts.collection)).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const CurrentPage = meta.story({
  parameters: { route: { at: giftingPath('2') } },
  play: async () => {
    await expect(link(texts.gifting)).toHaveAttribute('aria-current', 'true');
    await expect(link(texts.home)).not.toHaveAttribute('aria-current');
  },
});

const title = () => screen.getByRole('heading', { level: 1 });

/** Following a link moves focus to the heading of the new page. */
export const FocusAfterNavigation = meta.story({
  parameters: { route: { path: '*', at: paths.home } },
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Further on' }));
    await waitFor(() => expect(link(texts.about)).toHaveAttribute('aria-current', 'page'));
    await userEvent.click(link(texts.gifting));
    await waitFor(() => expect(title()).toHaveFocus());
  },
});

const PageWithBack = () => {
  const navigate = useNavigate();
  return (
    <>
      <Page />
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
};

/** Going back does too, even to the first page of the visit. */
export const FocusAfterBack = meta.story({
  args: { children: <PageWithBack /> },
  parameters: { route: { path: '*', at: paths.home } },
  play: async () => {
    await expect(title()).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Further on' }));
    await waitFor(() => expect(link(texts.about)).toHaveAttribute('aria-current', 'page'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(link(texts.home)).toHaveAttribute('aria-current', 'page'));
    await expect(title()).toHaveFocus();
  },
});

export const PastTheNavigation = meta.story({
  play: async () => {
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('main')).toHaveFocus();
  },
});

export const NarrowFolded = meta.story({
  parameters: { states: ['S01.07'] },
  globals: phone,
  play: async () => {
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await expect(bar().queryByRole('link', { name: texts.gifting })).toBeNull();
    await expect(bar().queryByRole('link', { name: texts.signIn })).toBeNull();
    await fitsTheWidth();
  },
});

export const NarrowVisitor = meta.story({
  parameters: { states: ['S01.08'] },
  globals: phone,
  play: async () => {
    await userEvent.click(menuButton());
    await leadsTo(texts.home, paths.home);
    await leadsTo(texts.about, paths.about);
    await leadsTo(texts.signIn, paths.signIn);
    await leadsTo(texts.signUp, paths.signUp);
    await fitsTheWidth();
  },
});

export const NarrowSignedIn = meta.story({
  parameters: { states: ['S01.09'], user: sampleBuyer },
  globals: phone,
  play: async () => {
    await userEvent.click(menuButton());
    await leadsTo(texts.dashboard, paths.dashboard);
    await expect(bar().queryByRole('link', { name: texts.signIn })).toBeNull();
  },
});

export const NarrowExpanded = meta.story({
  parameters: { states: ['S01.10'] },
  globals: phone,
  play: async () => {
    await userEvent.click(menuButton());
    const heading = bar().getByRole('button', { name: texts.gifting });
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(link('Milestones')).toBeVisible());
    await leadsTo(texts.allGifting, paths.gifting);
  },
});

export const NarrowFoldsAgain = meta.story({
  parameters: { route: { path: '*', at: paths.home } },
  globals: phone,
  play: async () => {
    await userEvent.click(menuButton());
    await userEvent.keyboard('{Escape}');
    await expect(menuButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link(texts.about));
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** A window that grows wide hides the menu: focus goes on in the main area, and the menu is folded. */
export const NarrowGrowsWide = meta.story({
  globals: phone,
  play: async () => {
    await userEvent.click(menuButton());
    await userEvent.tab();
    const focused = document.activeElement;
    await expect(focused).toBeVisible();
    if (!(await widenWindow())) return;
    await waitFor(() => expect(focused).not.toBeVisible());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

const showsTheFoot = async () => {
  const links = within(foot().getByRole('navigation', { name: texts.footer })).getAllByRole('link');
  await expect(links.map((item) => item.getAttribute('href'))).toEqual([
    paths.home,
    paths.gifting,
    paths.services,
    paths.catalogue,
    paths.about,
  ]);
  for (const [name, path] of [
    [texts.accessibility, paths.accessibility],
    [texts.privacy, paths.privacy],
    [texts.terms, paths.terms],
  ] as const)
    await expect(foot().getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(foot().getByText(texts.promise)).toBeVisible();
  await expect(foot().getByText(texts.copyright)).toHaveTextContent('2025');
  for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram'])
    await expect(foot().getByRole('link', { name: network })).toHaveAttribute('href', '#');
};

export const Foot = meta.story({
  parameters: { states: ['S01.11'] },
  play: showsTheFoot,
});

export const NarrowFoot = meta.story({
  parameters: { states: ['S01.12'] },
  globals: phone,
  play: async () => {
    await showsTheFoot();
    await fitsTheWidth();
  },
});

export const VeryWide = meta.story({
  parameters: {
    states: ['S01.13'],
    viewport: { options: { veryWide: { name: '1920', styles: { width: '1920px', height: '1000px' } } } },
  },
  globals: { viewport: { value: 'veryWide' } },
  play: async () => {
    const page = screen.getByRole('main');
    await expect(page.getBoundingClientRect().width).toBe(1600);
    await expect(getComputedStyle(page).paddingInline).toBe('20px');
    const { left, right } = screen.getByRole('banner').getBoundingClientRect();
    await expect(link(brand.name).getBoundingClientRect().left - left).toBe((right - left - 1600) / 2 + 20);
  },
});

export const LeadsHome = meta.story({
  tags: ['!dev'],
  parameters: { route: { at: paths.about } },
  play: async () => {
    await userEvent.click(link(brand.name));
    await arrivesAt(paths.home);
  },
});

export const LongNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      giftingMock.ok(
        Array.from({ length: 14 }, (_, index) => ({
          id: String(index),
          name: `Anniversaries, promotions, new arrivals and every other reason number ${index + 1}`,
          description: '',
          image: null,
        })),
      ),
    ),
  play: async () => {
    await userEvent.click(more(texts.gifting));
    await waitFor(() => expect(unfolded(texts.gifting)).toHaveLength(15));
    await fitsTheWidth();
  },
});

const endless = ({ msw }: { msw: { use: (...handlers: ReturnType<typeof giftingMock.ok>[]) => void } }) =>
  msw.use(giftingMock.ok([{ id: '1', name: 'W'.repeat(120), description: '', image: null }]));

/** A name without a break opportunity wraps anywhere, and nothing scrolls sideways. */
const breaksTheName = async () => {
  const name = await bar().findByRole('link', { name: 'W'.repeat(120) });
  const list = name.closest('ul');
  await expect(list?.scrollWidth).toBe(list?.clientWidth);
};

export const EndlessName = meta.story({
  beforeEach: endless,
  play: async () => {
    await userEvent.click(more(texts.gifting));
    await breaksTheName();
  },
});

export const NarrowEndlessName = meta.story({
  beforeEach: endless,
  globals: phone,
  play: async () => {
    await userEvent.click(menuButton());
    await userEvent.click(bar().getByRole('button', { name: texts.gifting }));
    await breaksTheName();
  },
});
