import { categoryChoicesMock, sampleCategories } from '@gifting/api/categories/mocks';
import { sampleGiftBoxes } from '@gifting/api/gift-boxes/mocks';
import { sampleProducts } from '@gifting/api/products/mocks';
import { draftKeys } from '@gifting/client-state/orders/keys';
import { overlayAfterStep } from '@gifting/domain/orders/steps';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { summaryTexts } from '../shared/summary.texts';
import { BuilderScreen } from './BuilderScreen';
import { builderTexts as texts } from './BuilderScreen.texts';
import {
  dot,
  draftAt,
  isCoveredFor,
  next,
  seesDots,
  seesStep,
  storedDraft,
  storedProject,
} from './builder-person';
import { fromReview } from './review-arrival';
import { collectionTexts } from './steps/CollectionStep/CollectionStep.texts';
import { giftNoteTexts } from './steps/GiftNoteStep/GiftNoteStep.texts';
import { packagingTexts } from './steps/PackagingStep/PackagingStep.texts';
import { productsTexts } from './steps/ProductsStep/ProductsStep.texts';
import { projectTexts } from './steps/ProjectStep/ProjectStep.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Builder/Shell',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.builder } },
});

export const NothingStored = meta.story({
  parameters: { states: ['S13.01', 'S13.03'] },
  play: async () => {
    await seesStep(projectTexts.title);
    await seesDots(1);
    await waitFor(() => expect(storedProject()).toContain('"current_step":1'));
    await expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      texts.about,
    );
  },
});

/** An unreadable entry counts as none. */
export const DamagedStorage = meta.story({
  beforeEach: () => window.sessionStorage.setItem(draftKeys.project, '{"current_step":'),
  play: async () => {
    await seesStep(projectTexts.title);
    await waitFor(() => expect(storedProject()).toContain('"current_step":1'));
  },
});

export const ResumesAtTheStoredStep = meta.story({
  parameters: { states: ['S13.02', 'S13.06'], draft: draftAt(4) },
  play: async () => {
    await seesStep(packagingTexts.title);
    await seesDots(4);
    await expect(storedDraft().step).toBe(4);
  },
});

export const SecondDot = meta.story({
  parameters: { states: ['S13.04'], draft: draftAt(2) },
  play: async () => {
    await seesStep(collectionTexts.title);
    await seesDots(2);
  },
});

export const ThirdDot = meta.story({
  parameters: { states: ['S13.05'], draft: draftAt(3) },
  play: async () => {
    await seesStep(productsTexts.title);
    await seesDots(3);
  },
});

export const FourDotsForFiveSteps = meta.story({
  parameters: { states: ['S13.07'], draft: draftAt(5) },
  play: async () => {
    await seesStep(giftNoteTexts.title);
    await seesDots(4);
  },
});

export const FirstDotPressed = meta.story({
  parameters: { states: ['S13.08'], draft: sampleDraft },
  play: async () => {
    await seesStep(giftNoteTexts.title);
    await userEvent.click(dot(projectTexts.title));
    await seesStep(projectTexts.title);
    // Shown again, though no longer stored.
    await expect(screen.getByLabelText(projectTexts.name)).toHaveValue(sampleDraft.project?.name);
    const { step, project, products, packaging } = storedDraft();
    await expect({ step, project }).toEqual({ step: 1, project: null });
    await expect(products.map(({ id }) => id)).toEqual(['101', '104']);
    await expect(packaging?.option).toBe('custom_branding');
  },
});

export const PassedDotPressed = meta.story({
  parameters: { draft: sampleDraft },
  play: async () => {
    await seesStep(giftNoteTexts.title);
    await userEvent.click(dot(texts.dots[2]));
    await seesStep(productsTexts.title);
    await expect(storedDraft().giftNote?.message).toBe('Welcome to the team');
  },
});

export const ScrollsToTheStep = meta.story({
  parameters: { states: ['S13.09'], draft: draftAt(3, { products: sampleDraft.products }) },
  play: async () => {
    await screen.findByRole('heading', { name: 'Chocolate Box' });
    window.scrollTo({ top: 700, behavior: 'instant' });
    const scrolled = spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(next());
    await seesStep(packagingTexts.title);
    const title = screen.getByRole('heading', { level: 1 });
    await expect(title).toHaveFocus();
    await expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
    // A new screen, unlike a new step, starts at the top without scrolling.
    await expect(getComputedStyle(document.documentElement).scrollBehavior).toBe('auto');
    await waitFor(() => expect(window.scrollY).toBeLessThan(10), { timeout: 3000 });
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

export const OverlayBetweenLaterSteps = meta.story({
  parameters: { states: ['S13.11'], draft: draftAt(3, { products: sampleDraft.products }) },
  play: async () => {
    await seesStep(productsTexts.title);
    await isCoveredFor(overlayAfterStep(3), () => userEvent.click(next()));
    await expect(overlayAfterStep(3)).toBe(1000);
    await seesStep(packagingTexts.title);
  },
});

/** A double click advances one step. */
export const PressedTwice = meta.story({
  parameters: { draft: draftAt(3, { products: sampleDraft.products, packaging: sampleDraft.packaging }) },
  play: async () => {
    await seesStep(productsTexts.title);
    await userEvent.dblClick(next());
    await seesStep(packagingTexts.title);
    await expect(storedDraft().step).toBe(4);
  },
});

const fillProject = async () => {
  await userEvent.type(screen.getByLabelText(projectTexts.name), 'Noor Haddad');
  await userEvent.type(screen.getByLabelText(projectTexts.email), 'noor@example.com');
  await userEvent.type(screen.getByLabelText(projectTexts.phone), '0113 496 0142');
  await userEvent.clear(screen.getByLabelText(projectTexts.packs));
  await userEvent.type(screen.getByLabelText(projectTexts.packs), '50');
  await screen.findByRole('option', { name: 'GBP' });
  await userEvent.selectOptions(screen.getByLabelText(projectTexts.currency), 'GBP');
  await userEvent.type(screen.getByLabelText(projectTexts.budget), '2500');
};

/** The whole flow without an account: project, category, product, packaging, no note, order details. */
export const Visitor = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S13.12', 'S13.10'] },
  play: async () => {
    const [category] = sampleCategories;
    const [product] = sampleProducts;
    const [box] = sampleGiftBoxes;
    await seesStep(projectTexts.title);
    await fillProject();
    await isCoveredFor(overlayAfterStep(1), () => userEvent.click(next()));
    await seesStep(collectionTexts.title);
    const grid = within(await screen.findByRole('list', { name: collectionTexts.grid }));
    await userEvent.click(grid.getByRole('button', { name: category?.name ?? '' }));
    await seesStep(productsTexts.title);
    const card = within(await screen.findByRole('article', { name: product?.name ?? '' }));
    await userEvent.click(card.getByRole('button', { name: `${productsTexts.add}: ${product?.name}` }));
    await userEvent.click(next());
    await seesStep(packagingTexts.title);
    const packaging = within(await screen.findByRole('article', { name: box?.name ?? '' }));
    await userEvent.click(packaging.getByRole('radio', { name: new RegExp(summaryTexts.options.plain) }));
    await userEvent.click(next());
    await seesStep(giftNoteTexts.title);
    await userEvent.click(screen.getByRole('button', { name: giftNoteTexts.without }));
    await arrivesAt(paths.orderDetails);
    const { products, packaging: chosen, giftNote } = storedDraft();
    await expect(products.map(({ id }) => id)).toEqual(['101']);
    await expect(chosen).toMatchObject({ id: '201', option: 'plain', currency: 'GBP' });
    await expect(giftNote).toBeNull();
  },
});

/** From the review Next returns there, once nothing is missing. */
export const ReturnsToReview = meta.story({
  tags: ['!dev'],
  parameters: {
    draft: { ...sampleDraft, step: 4, packaging: null },
    route: { at: paths.builder, state: fromReview },
  },
  play: async () => {
    await userEvent.click(next());
    await expect(screen.getByText(packagingTexts.chooseFirst, { selector: '.waits-for *' })).toBeVisible();
    const [box] = sampleGiftBoxes;
    const packaging = within(await screen.findByRole('article', { name: box?.name ?? '' }));
    await userEvent.click(packaging.getByRole('radio', { name: new RegExp(summaryTexts.options.plain) }));
    await userEvent.click(next());
    await arrivesAt(paths.payment);
  },
});

/** The note ends the builder, so from the review it leads back there, not to the addresses. */
export const NoteReturnsToReview = meta.story({
  tags: ['!dev'],
  parameters: { draft: sampleDraft, route: { at: paths.builder, state: fromReview } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: giftNoteTexts.without }));
    await arrivesAt(paths.payment);
    await expect(storedDraft().giftNote).toBeNull();
  },
});

/** The builder works with blocked or full storage. */
export const StorageRefused = meta.story({
  beforeEach: () => {
    const refuse = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => refuse.mockRestore();
  },
  play: async () => {
    await seesStep(projectTexts.title);
    await expect(await screen.findByText(texts.notKept)).toBeVisible();
    await fillProject();
    await userEvent.click(next());
    await seesStep(collectionTexts.title);
    await expect(screen.getByText(texts.notKept)).toBeVisible();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S13.13'], draft: draftAt(3) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seesStep(productsTexts.title);
    await screen.findByRole('heading', { name: 'Chocolate Box' });
    await expect(screen.getByText('3 of 4')).toBeVisible();
    await seesDots(3);
    await fitsTheWidth();
  },
});

/** The category's name is optional: the step works without it. */
export const CategoryNameUnknown = meta.story({
  parameters: { draft: draftAt(3) },
  beforeEach: ({ msw }) => msw.use(categoryChoicesMock.failure(500)),
  play: async () => {
    await seesStep(productsTexts.title);
    await expect(await screen.findByRole('article', { name: 'Cap' })).toBeVisible();
  },
});
