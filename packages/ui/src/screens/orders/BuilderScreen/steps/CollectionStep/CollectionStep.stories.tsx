import { categoriesMock, categoryChoicesMock, sampleCategories } from '@gifting/api/categories/mocks';
import type { Category } from '@gifting/domain/categories/category';
import { overlayAfterStep } from '@gifting/domain/orders/steps';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { BuilderScreen } from '#screens/orders/BuilderScreen/BuilderScreen.tsx';
import {
  draftAt,
  isCoveredFor,
  seesStep,
  storedDraft,
  storedProject,
} from '#screens/orders/BuilderScreen/builder-person.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { productsTexts } from '../ProductsStep/ProductsStep.texts';
import { collectionTexts as texts } from './CollectionStep.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Builder/2 Collection',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    route: { at: paths.builder },
    draft: draftAt(2, { categoryId: null }),
  },
});

const tabs = async () => within(await screen.findByRole('navigation', { name: texts.tabs }));
const gridList = () => screen.findByRole('list', { name: texts.grid });
const names = sampleCategories.map(({ name }) => name);
const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length;
const buttonNames = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) =>
    button.getAttribute('aria-labelledby')
      ? document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent
      : button.textContent,
  );

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S15.01'] },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await seesStep(texts.title);
    await expect(buttonNames((await tabs()).getAllByRole('button'))).toEqual(names);
    const grid = await gridList();
    await expect(buttonNames(within(grid).getAllByRole('button'))).toEqual(names);
    await expect(columnsOf(grid)).toBe(5);
    await expect(screen.getByText('120 packs, GBP')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S15.02'] },
  beforeEach: ({ msw }) => msw.use(categoriesMock.pending(), categoryChoicesMock.pending()),
  play: async () => {
    await seesStep(texts.title);
    await expect(screen.getByText(texts.loadingTabs)).toBeInTheDocument();
    await expect(screen.getByText(texts.loadingGrid)).toBeInTheDocument();
    await expect(screen.queryByRole('list', { name: texts.grid })).toBeNull();
  },
});

export const TabsFailed = meta.story({
  parameters: { states: ['S15.03'] },
  beforeEach: ({ msw }) => msw.use(categoryChoicesMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(builderTexts.failed)).toBeVisible();
    await expect(within(await gridList()).getByRole('button', { name: 'Drinkware' })).toBeVisible();
  },
});

export const TabsFailedTriedAgain = meta.story({
  ...TabsFailed.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await TabsFailed.play();
    msw.use(categoryChoicesMock.ok());
    await userEvent.click(screen.getByRole('button', { name: builderTexts.tryAgain }));
    await expect((await tabs()).getByRole('button', { name: 'Drinkware' })).toBeVisible();
  },
});

export const GridFailed = meta.story({
  parameters: { states: ['S15.04'] },
  beforeEach: ({ msw }) => msw.use(categoriesMock.failure(500)),
  play: async () => {
    await seesToast(errorTexts.server);
    await expect(await screen.findByText(builderTexts.failed)).toBeVisible();
    await expect((await tabs()).getByRole('button', { name: 'Drinkware' })).toBeVisible();
  },
});

export const GridFailedTriedAgain = meta.story({
  ...GridFailed.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await GridFailed.play();
    msw.use(categoriesMock.ok());
    await userEvent.click(screen.getByRole('button', { name: builderTexts.tryAgain }));
    await expect(await gridList()).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(categoriesMock.malformed(), categoryChoicesMock.malformed()),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(builderTexts.failed)).toHaveLength(2));
    await expect(screen.getByRole('navigation', { name: builderTexts.progress })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S15.05'] },
  beforeEach: ({ msw }) => msw.use(categoriesMock.empty(), categoryChoicesMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.empty)).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: texts.tabs })).toBeNull();
  },
});

export const ChosenInTheGrid = meta.story({
  parameters: { states: ['S15.06', 'S15.07', 'S13.11'] },
  play: async () => {
    const grid = within(await gridList());
    await isCoveredFor(overlayAfterStep(2), () =>
      userEvent.click(grid.getByRole('button', { name: 'Drinkware' })),
    );
    await expect(overlayAfterStep(2)).toBe(1000);
    await seesStep(productsTexts.title);
    await expect(storedDraft()).toMatchObject({ step: 3, categoryId: '32' });
    await expect(storedProject()).toContain('"selected_collection_id":"32"');
    await expect(await screen.findByText('Drinkware')).toBeVisible();
  },
});

/** By keyboard, and by the other control. */
export const ChosenInTheTabs = meta.story({
  parameters: { states: ['S15.06'], draft: draftAt(2, { categoryId: '31' }) },
  play: async () => {
    const row = await tabs();
    await expect(row.getByRole('button', { name: 'Welcome packs' })).toHaveAttribute('aria-current', 'true');
    row.getByRole('button', { name: 'Treats' }).focus();
    await userEvent.keyboard('{Enter}');
    await seesStep(productsTexts.title);
    await expect(storedDraft().categoryId).toBe('35');
  },
});

const awkward: Category[] = [
  { id: '1', name: 'Unbroken'.repeat(15), description: 'x'.repeat(200), picture: null },
  { id: '2', name: 'هدايا Welcome', description: '', picture: '/pictures/not-there.svg' },
];

/** The tiles keep their layout with long names, no picture and a broken one. */
export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      categoriesMock.ok(awkward),
      categoryChoicesMock.ok(awkward.map(({ id, name }) => ({ id, name }))),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await gridList();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S15.08'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(columnsOf(await gridList())).toBe(2);
    await expect((await tabs()).getByRole('button', { name: 'Welcome packs' })).toBeVisible();
    await fitsTheWidth();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(columnsOf(await gridList())).toBe(3);
  },
});
