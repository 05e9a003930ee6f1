import { demoServices } from '@gifting/api/demo/services';
import { servicesMock } from '@gifting/api/services/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths, servicePath } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { arrivesAt, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import { brokenPicture } from '#storybook/app-harness/pictures';
import preview from '#storybook/preview';
import { servicesTexts } from '../shared/services.texts';
import { ServicesScreen } from './ServicesScreen';
import { servicesScreenTexts as texts } from './ServicesScreen.texts';

const meta = preview.meta({
  title: 'Screens/Services/Services',
  component: ServicesScreen,
  parameters: { controls: { disable: true }, route: { at: paths.services } },
  render: () => (
    <PublicLayout>
      <ServicesScreen />
    </PublicLayout>
  ),
});

const main = () => within(screen.getByRole('main'));
const region = (name: string) => within(main().getByRole('region', { name }));
const more = (name: string) => main().findByRole('link', { name: servicesTexts.discoverMoreOf(name) });

const showsTheFixedBlocks = async () => {
  const blocks = region(texts.blocks);
  for (const { name, text } of [texts.microsites, texts.redemption, texts.swag, texts.press]) {
    await expect(blocks.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(blocks.getByText(text)).toBeVisible();
  }
};

const showsEverything = async () => {
  await expect(main().getByRole('heading', { level: 1, name: servicesTexts.services })).toBeVisible();
  for (const { slug, name, description } of demoServices) {
    await expect(await more(name)).toHaveAttribute('href', servicePath(slug));
    await expect(region(texts.list).getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(region(texts.list).getByText(description)).toBeVisible();
  }
  await showsTheFixedBlocks();
  const included = within(main().getByRole('list', { name: texts.included })).getAllByRole('listitem');
  await expect(included.map(({ textContent }) => textContent)).toEqual([...texts.includedItems]);
  await expect(region(texts.design).getByRole('img', { name: texts.drawingOf })).toBeVisible();
  await expect(region(servicesTexts.caseStudy).getByText(texts.story.title)).toBeVisible();
  await expect(region(servicesTexts.miniFaq).getAllByRole('button', { expanded: false })).toHaveLength(
    texts.questions.length,
  );
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S05.01'] },
  play: showsEverything,
});

export const DiscoverMore = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await more(demoServices[1].name));
    await arrivesAt(servicePath(demoServices[1].slug));
  },
});

export const Loading = meta.story({
  parameters: { states: ['S05.02'] },
  beforeEach: ({ msw }) => msw.use(servicesMock.pending()),
  play: async () => {
    await expect(await main().findByRole('status')).toHaveTextContent(servicesTexts.loadingServices);
    await expect(screen.getByRole('main').querySelector('.zig .skel')).toBeVisible();
    await showsTheFixedBlocks();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S05.03'] },
  beforeEach: ({ msw }) => msw.use(servicesMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.server);
    await showsTheFixedBlocks();
  },
});

export const TriedAgain = meta.story({
  ...ServerError.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await ServerError.play();
    msw.use(servicesMock.ok());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(await more(demoServices[0].name)).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(servicesMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(servicesMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

export const Empty = meta.story({
  parameters: { states: ['S05.04'] },
  beforeEach: ({ msw }) => msw.use(servicesMock.empty()),
  play: async () => {
    await waitFor(() => expect(main().queryByRole('region', { name: texts.list })).toBeNull());
    await showsTheFixedBlocks();
  },
});

export const QuestionOpened = meta.story({
  parameters: { states: ['S05.05'] },
  play: async () => {
    const [, { question, answer }] = texts.questions;
    await userEvent.click(main().getByRole('button', { name: question }));
    await waitFor(() => expect(main().getByText(answer)).toBeVisible());
    await expect(main().getByRole('button', { name: question, expanded: true })).toHaveFocus();
  },
});

export const One = meta.story({
  beforeEach: ({ msw }) => msw.use(servicesMock.ok(demoServices.slice(0, 1))),
  play: async () => {
    await more(demoServices[0].name);
    await expect(region(texts.list).getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      servicesMock.ok(
        Array.from({ length: 60 }, (_, index) => ({
          ...demoServices[0],
          id: String(index + 1),
          slug: `service-${index + 1}`,
          name: `Service ${index + 1}`,
        })),
      ),
    ),
  play: async () => {
    await more('Service 60');
    await expect(region(texts.list).getAllByRole('listitem')).toHaveLength(60);
  },
});

export const BrokenPictures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      servicesMock.ok([
        { ...demoServices[0], image: brokenPicture },
        { ...demoServices[1], image: null },
      ]),
    ),
  play: async () => {
    await more(demoServices[1].name);
    await waitFor(() => expect(screen.getByRole('main').querySelector('.zig img')).toBeNull());
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      servicesMock.ok([
        {
          ...demoServices[0],
          name: 'Unbroken'.repeat(15),
          description: 'Kept dry until it is wanted. '.repeat(15),
        },
        { ...demoServices[1], name: 'Boxes, sleeves, tissue, ribbon, seals and cards for every season' },
      ]),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await more('Unbroken'.repeat(15));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S05.06'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsEverything();
    await fitsTheWidth();
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    await showsEverything();
    await fitsTheWidth();
  },
});
