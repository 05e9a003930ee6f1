import { demoServices } from '@gifting/api/demo/services';
import { serviceDetailMock } from '@gifting/api/services/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths, servicePath } from '#app/paths.ts';
import { detailHeadTexts } from '#screens/general/DetailHead/DetailHead.texts.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { arrivesAt, fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import { brokenPicture } from '#storybook/app-harness/pictures';
import preview from '#storybook/preview';
import { servicesTexts } from '../shared/services.texts';
import { ServiceScreen } from './ServiceScreen';
import { serviceTexts as texts } from './ServiceScreen.texts';

const sample = serviceDetailMock.samples.ok;
const [packaging, packages] = demoServices;

const meta = preview.meta({
  title: 'Screens/Services/Service',
  component: ServiceScreen,
  parameters: {
    controls: { disable: true },
    route: { path: paths.service, at: servicePath(packaging.slug) },
  },
  render: () => (
    <PublicLayout>
      <ServiceScreen />
    </PublicLayout>
  ),
});

const main = () => within(screen.getByRole('main'));
const heading = (name: string = sample.name) => main().findByRole('heading', { level: 1, name });
const pictures = () => main().queryByRole('group', { name: texts.pictures });
const sources = () => [...(pictures()?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'));
const included = () => main().queryByRole('region', { name: texts.included });

const showsEverything = async () => {
  await expect(await heading()).toBeVisible();
  for (const text of [sample.title, sample.subtitle, sample.description])
    await expect(main().getByText(text)).toBeVisible();
  await expect(sources()).toEqual(sample.pictures);
  const names = within(screen.getByRole('region', { name: texts.included })).getAllByRole('heading', {
    level: 3,
  });
  await expect(names.map(({ textContent }) => textContent)).toEqual(sample.products.map(({ name }) => name));
  const story = within(main().getByRole('region', { name: servicesTexts.caseStudy }));
  await expect(story.getByRole('heading', { name: texts.story.title })).toBeVisible();
  const faq = within(main().getByRole('region', { name: servicesTexts.miniFaq }));
  await expect(faq.getAllByRole('button', { expanded: false })).toHaveLength(texts.questions.length);
};

const asked = fn();

/** Requests the second segment of the address. */
export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S06.02'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      serviceDetailMock.answer(({ params }) => {
        asked(params.slug);
        return sample;
      }),
    );
  },
  play: async () => {
    await showsEverything();
    await expect(asked.mock.calls).toEqual([[packaging.slug]]);
  },
});

export const QuestionOpened = meta.story({
  play: async () => {
    await heading();
    const [{ question, answer }] = texts.questions;
    await userEvent.click(main().getByRole('button', { name: question }));
    await waitFor(() => expect(main().getByText(answer)).toBeVisible());
  },
});

export const Loading = meta.story({
  parameters: { states: ['S06.01'] },
  beforeEach: ({ msw }) => msw.use(serviceDetailMock.pending()),
  play: async () => {
    await expect(await main().findByRole('status')).toHaveTextContent(texts.loading);
    await expect(screen.getByRole('main').querySelector('.spinner--lg')).toBeVisible();
    await expect(main().queryByRole('region')).toBeNull();
    // Loading the service shifts nothing in view.
    await expect(screen.queryByRole('contentinfo')).toBeNull();
  },
});

export const NoPictures = meta.story({
  parameters: { states: ['S06.03'] },
  beforeEach: ({ msw }) => msw.use(serviceDetailMock.ok({ ...sample, pictures: [] })),
  play: async () => {
    await heading();
    await expect(pictures()).toBeNull();
    await expect(included()).toBeVisible();
  },
});

export const NoProducts = meta.story({
  parameters: { states: ['S06.04'] },
  beforeEach: ({ msw }) => msw.use(serviceDetailMock.ok({ ...sample, products: [] })),
  play: async () => {
    await heading();
    await expect(included()).toBeNull();
    await expect(sources()).toHaveLength(sample.pictures.length);
  },
});

/** An administrator gives a service a name, a description and a picture only. */
export const NameAndDescriptionOnly = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      serviceDetailMock.ok({ ...sample, title: sample.name, subtitle: '', pictures: [], products: [] }),
    ),
  play: async () => {
    await heading();
    await expect(main().getAllByText(sample.name, { selector: 'h1, p' })).toHaveLength(1);
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S06.05'] },
  beforeEach: ({ msw }) => msw.use(serviceDetailMock.failure(500)),
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
    msw.use(serviceDetailMock.ok());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(await heading()).toBeVisible();
  },
});

export const UnknownService = meta.story({
  parameters: { route: { at: servicePath('no-such-thing') } },
  beforeEach: ({ msw }) => msw.use(serviceDetailMock.failure(404, 'There is no such service.')),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await isKeptFromSearch();
  },
});

export const UnknownServiceGoesBack = meta.story({
  ...UnknownService.input,
  tags: ['!dev'],
  play: async () => {
    await UnknownService.play();
    const trail = within(main().getByRole('navigation', { name: detailHeadTexts.trail }));
    await userEvent.click(trail.getByRole('link', { name: servicesTexts.services }));
    await arrivesAt(paths.services);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(serviceDetailMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(serviceDetailMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

/** From one service to another by the menu: the page fetches the new one. */
export const AnotherService = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      serviceDetailMock.answer(({ params }) =>
        params.slug === packages.slug ? { ...sample, name: packages.name } : sample,
      ),
    ),
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Service Solutions menu' }));
    await userEvent.click(await screen.findByRole('link', { name: packages.name }));
    await expect(await heading(packages.name)).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      serviceDetailMock.ok({
        ...sample,
        pictures: Array.from({ length: 15 }, () => sample.pictures.slice(0, 4)).flat(),
        products: Array.from({ length: 60 }, (_, index) => ({
          id: String(index),
          name: `Product ${index + 1}`,
          description: 'One of many.',
          picture: '/pictures/mug.svg',
        })),
      }),
    ),
  play: async () => {
    await heading();
    await expect(sources()).toHaveLength(60);
  },
});

export const BrokenPictures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      serviceDetailMock.ok({
        ...sample,
        pictures: [brokenPicture],
        products: sample.products.map((product) => ({ ...product, picture: null })),
      }),
    ),
  play: async () => {
    await heading();
    await waitFor(() => expect(sources()).toEqual([]));
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      serviceDetailMock.ok({
        ...sample,
        name: 'Boxes, sleeves, tissue and Unbrokenunbrokenunbrokenunbroken',
        title: 'Unbroken'.repeat(12),
        subtitle: 'For every season of the year. '.repeat(6),
        description: 'x'.repeat(300),
        products: [{ id: '1', name: 'Unbroken'.repeat(12), description: 'x'.repeat(200), picture: null }],
      }),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await main().findByRole('region', { name: servicesTexts.miniFaq });
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S06.06'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsEverything();
    await fitsTheWidth();
  },
});
