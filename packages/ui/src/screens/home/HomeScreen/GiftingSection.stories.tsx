import { demoGifting } from '@gifting/api/demo/gifting';
import { giftingMock } from '@gifting/api/gifting/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { giftingPath, paths } from '#app/paths.ts';
import { giftingTexts } from '#screens/gifting/shared/gifting.texts.ts';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CatalogueGifting } from './CatalogueGifting';
import { GiftingSection } from './GiftingSection';
import { homeTexts as texts } from './HomeScreen.texts';

const meta = preview.meta({
  title: 'Screens/Home/Gifting from the catalogue',
  component: GiftingSection,
  args: { children: <CatalogueGifting /> },
  parameters: { controls: { disable: true }, route: { at: paths.home } },
});

const section = () => within(screen.getByRole('region', { name: texts.gifting }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S02.04'] },
  play: async () => {
    for (const { id, name, description } of demoGifting) {
      const link = await section().findByRole('link', { name: `Discover More: ${name}` });
      await expect(link).toHaveAttribute('href', giftingPath(String(id)));
      await expect(section().getByText(description)).toBeVisible();
    }
  },
});

export const DiscoverMore = meta.story({
  ...Default.input,
  tags: ['!dev'],
  play: async () => {
    await Default.play();
    await userEvent.click(section().getByRole('link', { name: `Discover More: ${demoGifting[0]?.name}` }));
    await arrivesAt(giftingPath(String(demoGifting[0]?.id)));
  },
});

export const Loading = meta.story({
  parameters: { states: ['S02.05'] },
  beforeEach: ({ msw }) => msw.use(giftingMock.pending()),
  play: async () => {
    await expect(section().getByRole('status')).toHaveTextContent(giftingTexts.loadingCategories);
    await expect(section().queryByRole('listitem')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S02.06'] },
  beforeEach: ({ msw }) => msw.use(giftingMock.failure(500)),
  play: async () => {
    await expect(await section().findByRole('alert')).toHaveTextContent(texts.giftingFailed);
  },
});

export const FailedTriedAgain = meta.story({
  ...Failed.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await Failed.play();
    msw.use(giftingMock.ok());
    await userEvent.click(section().getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(section().getAllByRole('listitem').length).toBeGreaterThan(0));
  },
});

export const Empty = meta.story({
  parameters: { states: ['S02.07'] },
  beforeEach: ({ msw }) => msw.use(giftingMock.empty()),
  play: async () => {
    await expect(await section().findByText(texts.giftingEmpty)).toBeVisible();
    await expect(section().queryByRole('listitem')).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await section().findAllByRole('listitem');
    await fitsTheWidth();
  },
});
