import { productsMock, sampleProduct } from '@gifting/api/products/mocks';
import { totalTooLarge } from '@gifting/domain/orders/totals';
import type { Product } from '@gifting/domain/products/product';
import { sampleDraft, tooLargeDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { BuilderScreen } from '#screens/orders/BuilderScreen/BuilderScreen.tsx';
import {
  draftAt,
  isCoveredFor,
  next,
  projectWith,
  seesStep,
  storedDraft,
  summary,
} from '#screens/orders/BuilderScreen/builder-person.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { collectionTexts } from '../CollectionStep/CollectionStep.texts';
import { packagingTexts } from '../PackagingStep/PackagingStep.texts';
import { productsTexts as texts } from './ProductsStep.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Builder/3 Products',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.builder }, draft: draftAt(3) },
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const add = async (name: string) =>
  userEvent.click((await card(name)).getByRole('button', { name: new RegExp(texts.add) }));
const list = () => screen.findByRole('list', { name: texts.products });

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S16.01', 'S16.05'] },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const mug = await card('Stoneware Mug');
    await expect(mug.getByText('Speckled glaze, dipped by hand. Dishwasher safe.')).toBeVisible();
    await expect(mug.getByText(builderTexts.minimum(50))).toBeVisible();
    await expect(mug.getByText('10-12 working days')).toBeVisible();
    await expect(mug.getByText('From 7.80 GBP')).toBeVisible();
    await expect(mug.getByRole('button', { name: new RegExp(texts.add), hidden: true })).toHaveStyle({
      opacity: '0',
    });
    const columns = getComputedStyle(await list()).gridTemplateColumns.split(' ');
    await expect(columns).toHaveLength(3);
    await expect(screen.queryByRole('button', { name: new RegExp(texts.added) })).toBeNull();
    await expect(summary().getByText('0.00 GBP')).toBeVisible();
    await expect(await screen.findByText('Welcome packs')).toBeVisible();
  },
});

/** A copy of the picture flies from the card to its place in the box, and is gone afterwards. */
export const FliesIntoTheBox = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const flying = () => document.querySelector('body > img');
    await add('Stoneware Mug');
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await waitFor(() => expect(flying()).toHaveAttribute('aria-hidden', 'true'));
    await waitFor(() => expect(flying()).toBeNull());
  },
});

/** One pixel. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A logo given in step 4 is on the mug that is offered. */
export const YourLogo = meta.story({
  beforeEach: () => window.sessionStorage.setItem('unsent:buyer-logo', logo),
  play: async () => {
    const mug = await screen.findByRole('article', { name: 'Stoneware Mug' });
    await waitFor(() => {
      const tile = mug.querySelector('.tile');
      return expect(tile && getComputedStyle(tile, '::after').backgroundImage).toContain(logo);
    });
  },
});

/** The request has the order's packs and currency, and the category. */
export const AskedForTheCategory = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      productsMock.answer(({ query }) => [
        sampleProduct({ name: `${query.category} ${query.number_of_boxes} ${query.currency}` }),
      ]),
    ),
  play: async () => {
    await expect(await screen.findByRole('article', { name: '31 120 GBP' })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S16.02'] },
  beforeEach: ({ msw }) => msw.use(productsMock.pending()),
  play: async () => {
    await seesStep(texts.title);
    await expect(screen.getByText(texts.loading)).toBeInTheDocument();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S16.03'] },
  beforeEach: ({ msw }) => msw.use(productsMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(builderTexts.failed)).toBeVisible();
    await seesToast(errorTexts.server);
  },
});

export const TriedAgain = meta.story({
  ...ServerError.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await ServerError.play();
    msw.use(productsMock.ok());
    await userEvent.click(screen.getByRole('button', { name: builderTexts.tryAgain }));
    await expect(await list()).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(productsMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(builderTexts.failed)).toBeVisible();
    await expect(screen.getByRole('navigation', { name: builderTexts.progress })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S16.04'] },
  beforeEach: ({ msw }) => msw.use(productsMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.empty)).toBeVisible();
  },
});

/** On hover or focus: the button is reachable by keyboard and by mouse. */
export const Focused = meta.story({
  parameters: { states: ['S16.06'] },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const cap = await card('Cap');
    cap.getByRole('button', { name: new RegExp(texts.add) }).focus();
    await waitFor(() =>
      expect(cap.getByRole('button', { name: new RegExp(texts.add) })).toHaveStyle({ opacity: '1' }),
    );
  },
});

export const FocusedAndPressed = meta.story({
  ...Focused.input,
  tags: ['!dev'],
  play: async () => {
    await Focused.play();
    const cap = await card('Cap');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cap.getByRole('button', { name: new RegExp(texts.added) })).toBeVisible());
    await expect(storedDraft().products.map(({ id }) => id)).toEqual(['102']);
  },
});

export const AddedToTheBox = meta.story({
  parameters: { states: ['S16.07', 'S16.08'] },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await add('Stoneware Mug');
    const mug = await card('Stoneware Mug');
    const button = mug.getByRole('button', { name: new RegExp(texts.added) });
    button.blur();
    await expect(button).toHaveAccessibleName(`${texts.added}: Stoneware Mug`);
    await waitFor(() => expect(button).toHaveStyle({ opacity: '1' }));
    await expect(summary().getByText('8.40 × 120 packs')).toBeVisible();
    await expect(summary().getByText('1,008.00')).toBeVisible();
    await expect(summary().getByText('1,008.00 GBP')).toBeVisible();
  },
});

export const SeveralAdded = meta.story({
  parameters: { states: ['S16.09'] },
  play: async () => {
    await add('Stoneware Mug');
    await add('Notebook');
    await expect(summary().getByText('1,008.00')).toBeVisible();
    await expect(summary().getByText('870.00')).toBeVisible();
    await expect(summary().getByText('1,878.00 GBP')).toBeVisible();
  },
});

export const AddingIsAnnounced = meta.story({
  play: async () => {
    await add('Stoneware Mug');
    await add('Notebook');
    const news = builderTexts.added('Notebook', '1,878.00 GBP');
    await expect(await screen.findByText(news)).toHaveRole('status');
  },
});

export const RemovedInTheSummary = meta.story({
  parameters: { states: ['S16.10'] },
  play: async () => {
    await add('Stoneware Mug');
    await add('Notebook');
    await userEvent.click(summary().getByRole('button', { name: 'Remove Stoneware Mug' }));
    await expect(
      (await card('Stoneware Mug')).getByRole('button', { name: new RegExp(texts.add) }),
    ).toBeInTheDocument();
    const notebook = await card('Notebook');
    await waitFor(() =>
      expect(notebook.getByRole('button', { name: new RegExp(texts.added) })).toBeVisible(),
    );
    await expect(summary().getByText('870.00 GBP')).toBeVisible();
    await expect(screen.getByText(builderTexts.removed('Stoneware Mug', '870.00 GBP'))).toBeInTheDocument();
    await userEvent.tab();
    await expect(summary().getByRole('button', { name: 'Remove Notebook' })).toHaveFocus();
  },
});

const seventyFive = draftAt(3, {
  products: sampleDraft.products,
  project: projectWith({ packs: 75 }),
});

/** The ruler marks the packs, and says what the next price range would cost. */
export const PriceAtTheQuantity = meta.story({
  parameters: { draft: seventyFive },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(await screen.findByText('25 more packs, and each costs 1.50 less.')).toBeVisible();
    await expect(screen.getByText(/^100 packs come to 1,565.00 GBP, 278.75 GBP more/)).toBeVisible();
    await expect(summary().getAllByText('Price for 1 to 99 packs')).toHaveLength(2);
    await expect(summary().getByText('25 more packs: 0.80 less each')).toBeVisible();
    await expect(summary().getByText('25 more packs: 0.70 less each')).toBeVisible();
    await expect(summary().getByText('75 packs at 9.20 GBP: 690.00 GBP')).toBeInTheDocument();
  },
});

/** No range holds the packs, so the first one's price applies (PRD-11), which the line says. */
export const OutsideAllRanges = meta.story({
  parameters: {
    draft: draftAt(3, { products: sampleDraft.products, project: projectWith({ packs: 300 }) }),
  },
  play: async () => {
    await card('Stoneware Mug');
    await expect(
      summary().getAllByText('No price is set for 300 packs, so that for 1 to 99 applies'),
    ).toHaveLength(2);
    await expect(summary().queryByText(/less each/)).toBeNull();
  },
});

/** The budget of step 1 follows each thing put into the box and taken out. */
export const BudgetFollows = meta.story({
  parameters: {
    draft: draftAt(3, {
      products: sampleDraft.products,
      project: projectWith({ packs: 120, budget: 1500 }),
    }),
  },
  play: async () => {
    await expect(await summary().findByText('378.00 GBP over your budget')).toBeVisible();
    await userEvent.click(summary().getByRole('button', { name: 'Remove Notebook' }));
    await expect(await summary().findByText('492.00 GBP left')).toBeVisible();
  },
});

/** Over the budget, as a reviewer sees it: nothing is refused. */
export const OverTheBudget = meta.story({
  parameters: {
    draft: draftAt(3, {
      products: sampleDraft.products,
      project: projectWith({ packs: 120, budget: 1500 }),
    }),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(await summary().findByText('378.00 GBP over your budget')).toBeVisible();
    await expect(next()).toBeEnabled();
  },
});

/** Focus stays at the summary, the cards stay, and the new total is announced. */
export const TheCheaperQuantity = meta.story({
  parameters: { draft: seventyFive },
  play: async () => {
    await card('Stoneware Mug');
    await userEvent.click(await screen.findByRole('button', { name: 'Make it 100 packs' }));
    await expect(await screen.findByText(builderTexts.repacked('100 packs', '1,565.00 GBP'))).toHaveRole(
      'status',
    );
    await expect(screen.queryByText(texts.loading)).toBeNull();
    await expect(storedDraft().project?.packs).toBe(100);
    await expect(summary().getAllByText('Price for 100 to 249 packs')).toHaveLength(2);
    await userEvent.tab();
    await expect(summary().getByRole('button', { name: 'Remove Stoneware Mug' })).toHaveFocus();
  },
});

/** A product at 10.00 up to 99 packs, 8.00 up to 249 and 7.00 up to 500. */
const tiered = (more: Partial<Product> = {}) =>
  sampleProduct({
    priceRanges: [
      { min: 10, max: 99, price: 1000 },
      { min: 100, max: 249, price: 800 },
      { min: 250, max: 500, price: 700 },
    ],
    ...more,
  });

export const LowerBoundOfARange = meta.story({
  parameters: { states: ['S16.11'], draft: draftAt(3, { project: projectWith({ packs: 100 }) }) },
  beforeEach: ({ msw }) => msw.use(productsMock.ok([tiered()])),
  play: async () => {
    await add('Stoneware Mug');
    await expect(summary().getByText('8.00 × 100 packs')).toBeVisible();
    await expect(summary().getByText('800.00 GBP')).toBeVisible();
  },
});

export const UpperBoundOfARange = meta.story({
  parameters: { states: ['S16.12'], draft: draftAt(3, { project: projectWith({ packs: 249 }) }) },
  beforeEach: ({ msw }) => msw.use(productsMock.ok([tiered()])),
  play: async () => {
    await add('Stoneware Mug');
    await expect(summary().getByText('8.00 × 249 packs')).toBeVisible();
    await expect(summary().getByText('1,992.00 GBP')).toBeVisible();
  },
});

export const OutsideEveryRange = meta.story({
  parameters: { states: ['S16.13'], draft: draftAt(3, { project: projectWith({ packs: 501 }) }) },
  beforeEach: ({ msw }) => msw.use(productsMock.ok([tiered()])),
  play: async () => {
    await add('Stoneware Mug');
    await expect(summary().getByText('10.00 × 501 packs')).toBeVisible();
    await expect(summary().getByText('5,010.00 GBP')).toBeVisible();
  },
});

export const NoRanges = meta.story({
  parameters: { states: ['S16.14'] },
  beforeEach: ({ msw }) => msw.use(productsMock.ok([tiered({ priceRanges: [] })])),
  play: async () => {
    await add('Stoneware Mug');
    await expect(summary().getByText('0.00 × 120 packs')).toBeVisible();
    await expect(summary().getByText('0.00 GBP')).toBeVisible();
  },
});

export const NextWithNothingChosen = meta.story({
  parameters: { states: ['S16.15'] },
  play: async () => {
    await seesStep(texts.title);
    await expect(next()).toBeEnabled();
    await expect(next()).toHaveAccessibleDescription(texts.addFirst);
    await userEvent.click(next());
    await expect(screen.queryByText(builderTexts.moving)).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect((await screen.findAllByText(texts.addFirst)).some((text) => text.checkVisibility())).toBe(
      true,
    );
    await expect(storedDraft().step).toBe(3);
  },
});

export const NextWithAProduct = meta.story({
  parameters: { states: ['S16.16'] },
  play: async () => {
    await add('Stoneware Mug');
    await expect(next()).toHaveAccessibleDescription('');
    await isCoveredFor(1000, () => userEvent.click(next()));
    await seesStep(packagingTexts.title);
    await expect(storedDraft().step).toBe(4);
  },
});

/** A total that no order can have: the largest one is named before Next is pressed, which stays. */
export const TooLarge = meta.story({
  parameters: { draft: { ...tooLargeDraft, step: 3 } },
  play: async () => {
    await seesStep(texts.title);
    await expect(next()).toHaveAccessibleDescription(totalTooLarge());
    await userEvent.click(next());
    await expect(screen.queryByText(builderTexts.moving)).toBeNull();
    await expect(storedDraft().step).toBe(3);
    const [seen] = screen.getAllByText(totalTooLarge()).filter((text) => text.checkVisibility());
    await expect(seen).toHaveTextContent('999,999,999,999.99 at most');
    await fitsTheWidth();
  },
});

export const BackToTheCollection = meta.story({
  parameters: { draft: draftAt(3, { products: sampleDraft.products }) },
  play: async () => {
    await seesStep(texts.title);
    const links = screen.getAllByRole('button', { name: texts.back });
    await userEvent.click(links.at(-1) ?? next());
    await seesStep(collectionTexts.title);
    await expect(storedDraft().products).toHaveLength(2);
  },
});

const awkward = (): Product[] => [
  sampleProduct({
    id: '1',
    name: 'Unbroken'.repeat(15),
    description: 'x'.repeat(200),
    fromPrice: 9_999_999,
  }),
  sampleProduct({ id: '2', name: 'كوب Mug 👩‍👩‍👧‍👦'.repeat(8), picture: null }),
  sampleProduct({ id: '3', name: 'Cup \u202Erecup', picture: '/pictures/not-there.svg', deliveryTime: '' }),
];

/** Cards and summary keep their layout with long names, joined emoji, two directions and no picture. */
export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(productsMock.ok(awkward())),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await add('Unbroken'.repeat(15));
    await expect(summary().getByText('Unbroken'.repeat(15))).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S16.17'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const mug = await card('Stoneware Mug');
    await expect(mug.getByRole('button', { name: new RegExp(texts.add) })).toHaveStyle({ opacity: '1' });
    await userEvent.click(mug.getByRole('button', { name: new RegExp(texts.add) }));
    await expect(screen.getByText('1 product, 120 packs')).toBeVisible();
    await expect(next()).toBeVisible();
    await expect(getComputedStyle(await list()).gridTemplateColumns.split(' ')).toHaveLength(1);
    await fitsTheWidth();
  },
});
