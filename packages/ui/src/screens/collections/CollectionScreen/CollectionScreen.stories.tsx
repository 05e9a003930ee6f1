import { collectionDetailMock } from '@gifting/api/collections/mocks';
import { demoCollections } from '@gifting/api/demo/collections';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { collectionPath, paths } from '#app/paths.ts';
import { detailHeadTexts } from '#screens/general/DetailHead/DetailHead.texts.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { arrivesAt, fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import { brokenPicture } from '#storybook/app-harness/pictures';
import preview from '#storybook/preview';
import { CollectionScreen } from './CollectionScreen';
import { collectionTexts as texts } from './CollectionScreen.texts';

const sample = collectionDetailMock.samples.ok;
const [festive, summer] = demoCollections;

const meta = preview.meta({
  title: 'Screens/Collections/Collection',
  component: CollectionScreen,
  parameters: {
    controls: { disable: true },
    route: { path: paths.collectionPage, at: collectionPath(festive.slug) },
  },
  render: () => (
    <PublicLayout>
      <CollectionScreen />
    </PublicLayout>
  ),
});

const main = () => within(screen.getByRole('main'));
const heading = (name: string = sample.title) => main().findByRole('heading', { level: 1, name });
const gallery = () => main().queryByRole('list', { name: texts.pictures });
const sources = () => [...(gallery()?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'));

const showsEverything = async () => {
  await expect(await heading()).toBeVisible();
  await expect(main().getByText(sample.content)).toBeVisible();
  await expect(main().queryByText(sample.subTitle)).toBeNull();
  await expect(main().getByRole('button', { name: texts.giftboxCreation })).toBeVisible();
  await expect(main().getByRole('button', { name: texts.bulkOrder })).toBeVisible();
  await expect(sources()).toEqual(sample.pictures);
};

const asked = fn();

/** Requests the last segment of the address. */
export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S09.02'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      collectionDetailMock.answer(({ params }) => {
        asked(params.slug);
        return sample;
      }),
    );
  },
  play: async () => {
    await showsEverything();
    await expect(asked.mock.calls).toEqual([[festive.slug]]);
    await expect(main().getByRole('link', { name: texts.build })).toHaveAttribute('href', paths.builder);
  },
});

/** Pressing changes nothing: no call, no toast, no dialog, no navigation. */
const hasNoEffect = async (name: string) => {
  await heading();
  const button = main().getByRole('button', { name });
  const calls = asked.mock.calls.length;
  const before = screen.getByRole('main').innerHTML;
  await userEvent.click(button);
  await expect(screen.getByRole('main').innerHTML).toBe(before);
  await expect(screen.queryByRole('status')).toBeNull();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(asked.mock.calls).toHaveLength(calls);
};

export const GiftboxCreation = meta.story({
  parameters: { states: ['S09.03'] },
  play: () => hasNoEffect(texts.giftboxCreation),
});

export const BulkOrder = meta.story({
  parameters: { states: ['S09.04'] },
  play: () => hasNoEffect(texts.bulkOrder),
});

export const Loading = meta.story({
  parameters: { states: ['S09.01'] },
  beforeEach: ({ msw }) => msw.use(collectionDetailMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(screen.getByRole('main').querySelectorAll('.fold__panel .skel')).toHaveLength(3);
  },
});

export const NoPictures = meta.story({
  parameters: { states: ['S09.05'] },
  beforeEach: ({ msw }) => msw.use(collectionDetailMock.empty()),
  play: async () => {
    await expect(await heading()).toBeVisible();
    await expect(gallery()).toBeNull();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S09.06'] },
  beforeEach: ({ msw }) => msw.use(collectionDetailMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.server);
  },
});

export const TriedAgain = meta.story({
  ...ServerError.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await ServerError.play();
    msw.use(collectionDetailMock.ok());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(await heading()).toBeVisible();
  },
});

export const UnknownCollection = meta.story({
  parameters: { route: { at: collectionPath('no-such-thing') } },
  beforeEach: ({ msw }) => msw.use(collectionDetailMock.failure(404, 'There is no such collection.')),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await isKeptFromSearch();
  },
});

export const UnknownCollectionGoesBack = meta.story({
  ...UnknownCollection.input,
  tags: ['!dev'],
  play: async () => {
    await UnknownCollection.play();
    const trail = within(main().getByRole('navigation', { name: detailHeadTexts.trail }));
    await userEvent.click(trail.getByRole('link', { name: texts.collection }));
    await arrivesAt(paths.builder);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(collectionDetailMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(collectionDetailMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

/** From one collection to another by the menu: the page fetches the new one. */
export const AnotherCollection = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      collectionDetailMock.answer(({ params }) =>
        params.slug === summer.slug ? { ...sample, title: summer.title } : sample,
      ),
    ),
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Collection menu' }));
    await userEvent.click(await screen.findByRole('link', { name: summer.title }));
    await expect(await heading(summer.title)).toBeVisible();
  },
});

export const OnePicture = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(collectionDetailMock.ok({ ...sample, pictures: sample.pictures.slice(0, 1) })),
  play: async () => {
    await heading();
    await expect(sources()).toHaveLength(1);
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      collectionDetailMock.ok({
        ...sample,
        pictures: Array.from({ length: 15 }, () => sample.pictures.slice(0, 4)).flat(),
      }),
    ),
  play: async () => {
    await heading();
    await expect(sources()).toHaveLength(60);
  },
});

export const BrokenPictures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(collectionDetailMock.ok({ ...sample, pictures: [brokenPicture, '/pictures/gone-too.png'] })),
  play: async () => {
    await heading();
    await waitFor(() => expect(sources()).toEqual([]));
    await expect(main().getByRole('img', { name: texts.pictureOf(sample.title, 2) })).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      collectionDetailMock.ok({
        ...sample,
        title: 'Unbrokenunbrokenunbrokenunbroken, and warm things for the evenings in between',
        content: 'For the people who carried the year.\n'.repeat(12),
      }),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await main().findByRole('button', { name: texts.bulkOrder });
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S09.07'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsEverything();
    await fitsTheWidth();
  },
});
