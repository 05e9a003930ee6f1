import { demoGifting } from '@gifting/api/demo/gifting';
import { giftingMock } from '@gifting/api/gifting/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { giftingPath, paths } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import { brokenPicture } from '#storybook/app-harness/pictures';
import preview from '#storybook/preview';
import { giftingTexts } from '../shared/gifting.texts';
import { GiftingScreen } from './GiftingScreen';
import { giftingScreenTexts as texts } from './GiftingScreen.texts';

const meta = preview.meta({
  title: 'Screens/Gifting/Gifting',
  component: GiftingScreen,
  parameters: { controls: { disable: true }, route: { at: paths.gifting } },
  render: () => (
    <PublicLayout>
      <GiftingScreen />
    </PublicLayout>
  ),
});

const main = () => within(screen.getByRole('main'));
const more = (name: string) => main().findByRole('link', { name: giftingTexts.discoverMoreOf(name) });

const showsEveryCategory = async () => {
  await expect(main().getByRole('heading', { level: 1, name: giftingTexts.gifting })).toBeVisible();
  for (const { id, name, description } of demoGifting) {
    await expect(await more(name)).toHaveAttribute('href', giftingPath(id));
    await expect(main().getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(main().getByText(description)).toBeVisible();
  }
  const pictures = [...screen.getByRole('main').querySelectorAll('li img')].map((img) =>
    img.getAttribute('src'),
  );
  await expect(pictures).toEqual(demoGifting.map(({ image }) => image));
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S07.01'] },
  play: showsEveryCategory,
});

export const DiscoverMore = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await more(demoGifting[1].name));
    await arrivesAt(giftingPath(demoGifting[1].id));
  },
});

export const Loading = meta.story({
  parameters: { states: ['S07.02'] },
  beforeEach: ({ msw }) => msw.use(giftingMock.pending()),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.loadingCategories)).toBeInTheDocument();
    await expect(main().queryByRole('listitem')).toBeNull();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S07.03'] },
  beforeEach: ({ msw }) => msw.use(giftingMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.error)).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  ...ServerError.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await ServerError.play();
    msw.use(giftingMock.ok());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(await more(demoGifting[0].name)).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(giftingMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(giftingMock.offline()),
  play: async () => {
    await expect(await screen.findByText(giftingTexts.error)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S07.04'] },
  beforeEach: ({ msw }) => msw.use(giftingMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.empty)).toBeVisible();
    await expect(main().queryByRole('listitem')).toBeNull();
    await expect(main().getByRole('link', { name: texts.build })).toHaveAttribute('href', paths.builder);
  },
});

export const One = meta.story({
  beforeEach: ({ msw }) => msw.use(giftingMock.ok(demoGifting.slice(0, 1))),
  play: async () => {
    await more(demoGifting[0].name);
    await expect(main().getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      giftingMock.ok(
        Array.from({ length: 60 }, (_, index) => ({
          ...demoGifting[1],
          id: String(index + 1),
          name: `Occasion ${index + 1}`,
        })),
      ),
    ),
  play: async () => {
    await more('Occasion 60');
    await expect(main().getAllByRole('listitem')).toHaveLength(60);
  },
});

export const BrokenPictures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      giftingMock.ok([
        { ...demoGifting[0], image: brokenPicture },
        { ...demoGifting[1], image: null },
      ]),
    ),
  play: async () => {
    await expect(await more(demoGifting[1].name)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main').querySelector('li img')).toBeNull());
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      giftingMock.ok([
        {
          ...demoGifting[0],
          name: 'Unbroken'.repeat(15),
          description: 'For every season of the year. '.repeat(15),
        },
        { ...demoGifting[1], name: 'Anniversaries, promotions, new arrivals, retirements and long service' },
      ]),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await more('Unbroken'.repeat(15));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsEveryCategory();
    await fitsTheWidth();
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    await showsEveryCategory();
    await fitsTheWidth();
  },
});
