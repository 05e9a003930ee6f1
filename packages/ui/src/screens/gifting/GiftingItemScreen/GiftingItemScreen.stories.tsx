import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { demoGifting } from '@gifting/api/demo/gifting';
import { giftingDetailMock } from '@gifting/api/gifting/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { giftingPath, paths } from '#app/paths.ts';
import { detailHeadTexts } from '#screens/general/DetailHead/DetailHead.texts.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { arrivesAt, fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import { brokenPicture } from '#storybook/app-harness/pictures';
import preview from '#storybook/preview';
import { giftingTexts } from '../shared/gifting.texts';
import { GiftingItemScreen } from './GiftingItemScreen';
import { giftingItemTexts as texts } from './GiftingItemScreen.texts';

const sample = giftingDetailMock.samples.ok;
const [welcome, milestones] = demoGifting;

const meta = preview.meta({
  title: 'Screens/Gifting/Gifting item',
  component: GiftingItemScreen,
  parameters: {
    controls: { disable: true },
    route: { path: paths.giftingItem, at: giftingPath(welcome.id) },
  },
  render: () => (
    <PublicLayout>
      <GiftingItemScreen />
    </PublicLayout>
  ),
});

const main = () => within(screen.getByRole('main'));
const heading = (name: string = sample.name) => main().findByRole('heading', { level: 1, name });
const packages = () => main().getByRole('list', { name: texts.packages });
const catalogue = () => main().queryByRole('button', { name: texts.fullCatalogue });

const showsThePackages = async () => {
  await expect(await heading()).toBeVisible();
  await expect(main().getByText(sample.description)).toBeVisible();
  const cards = within(packages()).getAllByRole('article');
  await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    sample.products.map(({ name }) => name),
  );
  await expect(catalogue()).toBeVisible();
};

const asked = fn();

/** Requests the id in the address. */
export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S08.02'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      giftingDetailMock.answer(({ params }) => {
        asked(params.id);
        return sample;
      }),
    );
  },
  play: async () => {
    await showsThePackages();
    await expect(asked.mock.calls).toEqual([[welcome.id]]);
    const trail = within(main().getByRole('navigation', { name: detailHeadTexts.trail }));
    await expect(trail.getByRole('link', { name: giftingTexts.gifting })).toHaveAttribute(
      'href',
      paths.gifting,
    );
  },
});

export const FullCatalogue = meta.story({
  parameters: { states: ['S08.03'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('catalogue.search'))),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.fullCatalogue }));
    await seesToast(texts.comingSoon);
    await expect(await heading()).toBeVisible();
  },
});

export const ToTheCatalogue = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.fullCatalogue }));
    await arrivesAt(paths.catalogue);
  },
});

export const Loading = meta.story({
  parameters: { states: ['S08.01'] },
  beforeEach: ({ msw }) => msw.use(giftingDetailMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(main().queryByRole('article')).toBeNull();
    await expect(catalogue()).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S08.04'] },
  beforeEach: ({ msw }) => msw.use(giftingDetailMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.none)).toBeVisible();
    await expect(await heading()).toBeVisible();
    await expect(catalogue()).toBeNull();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S08.05'] },
  beforeEach: ({ msw }) => msw.use(giftingDetailMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.error)).toBeVisible();
    await seesToast(errorTexts.server);
  },
});

export const TriedAgain = meta.story({
  ...ServerError.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await ServerError.play();
    msw.use(giftingDetailMock.ok());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(await heading()).toBeVisible();
    // From the heading of the failed page, which went with it.
    await waitFor(() => expect(main().getByRole('heading', { level: 1, name: sample.name })).toHaveFocus());
  },
});

/** A retry cannot help, so the page links back to all categories. */
export const UnknownCategory = meta.story({
  parameters: { route: { at: giftingPath('no-such-thing') } },
  beforeEach: ({ msw }) => msw.use(giftingDetailMock.failure(404, 'There is no such gifting category.')),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.error)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await isKeptFromSearch();
  },
});

export const UnknownCategoryGoesBack = meta.story({
  ...UnknownCategory.input,
  tags: ['!dev'],
  play: async () => {
    await UnknownCategory.play();
    const trail = within(main().getByRole('navigation', { name: detailHeadTexts.trail }));
    await userEvent.click(trail.getByRole('link', { name: giftingTexts.gifting }));
    await arrivesAt(paths.gifting);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(giftingDetailMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(giftingDetailMock.offline()),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

/** From one category to another by the menu: the page fetches the new one. */
export const AnotherCategory = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      giftingDetailMock.answer(({ params }) =>
        params.id === milestones.id ? { ...milestones, products: [] } : sample,
      ),
    ),
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Gifting menu' }));
    await userEvent.click(await screen.findByRole('link', { name: milestones.name }));
    await expect(await heading(milestones.name)).toBeVisible();
    await expect(main().getByText(texts.none)).toBeVisible();
  },
});

export const One = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(giftingDetailMock.ok({ ...sample, products: sample.products.slice(0, 1) })),
  play: async () => {
    await heading();
    await expect(within(packages()).getAllByRole('article')).toHaveLength(1);
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      giftingDetailMock.ok({
        ...sample,
        products: Array.from({ length: 60 }, (_, index) => ({
          id: String(index),
          name: `Package ${index + 1}`,
          description: 'One of many.',
          picture: '/pictures/mug.svg',
        })),
      }),
    ),
  play: async () => {
    await heading();
    await expect(within(packages()).getAllByRole('article')).toHaveLength(60);
  },
});

export const BrokenPictures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      giftingDetailMock.ok({
        ...sample,
        products: sample.products.map((product, index) => ({
          ...product,
          picture: index === 0 ? null : brokenPicture,
        })),
      }),
    ),
  play: async () => {
    await heading();
    await waitFor(() => expect(packages().querySelector('img')).toBeNull());
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      giftingDetailMock.ok({
        name: 'Anniversaries, promotions, new arrivals and Unbrokenunbrokenunbrokenunbroken',
        description: 'For every season of the year, and for the days between them. '.repeat(8),
        products: [
          { id: '1', name: 'Unbroken'.repeat(15), description: 'x'.repeat(300), picture: null },
          {
            id: '2',
            name: 'A box with a very long name that goes on and on',
            description: '',
            picture: null,
          },
        ],
      }),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await main().findByRole('heading', { level: 1 });
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S08.06'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsThePackages();
    await fitsTheWidth();
  },
});
