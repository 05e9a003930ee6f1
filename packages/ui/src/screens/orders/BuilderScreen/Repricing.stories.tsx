import { currenciesMock } from '@gifting/api/currencies/mocks';
import { giftBoxesMock, sampleGiftBoxes } from '@gifting/api/gift-boxes/mocks';
import { productsMock, sampleProducts } from '@gifting/api/products/mocks';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { BuilderScreen } from './BuilderScreen';
import { builderTexts as texts } from './BuilderScreen.texts';
import { dot, draftAt, next, projectWith, seesStep, storedDraft, summary } from './builder-person';
import { collectionTexts } from './steps/CollectionStep/CollectionStep.texts';
import { packagingTexts } from './steps/PackagingStep/PackagingStep.texts';
import { projectTexts } from './steps/ProjectStep/ProjectStep.texts';

/** All other currencies cost twice as much, so that a stale amount shows. */
const factor = (currency: string | undefined) => (currency === 'GBP' ? 1 : 2);

const productsIn = (currency: string | undefined) =>
  sampleProducts.map((product) => ({
    ...product,
    fromPrice: product.fromPrice * factor(currency),
    priceRanges: product.priceRanges.map((range) => ({ ...range, price: range.price * factor(currency) })),
  }));

const boxesIn = (currency: string | undefined) =>
  sampleGiftBoxes.map((box) => ({
    ...box,
    prices: {
      branded: box.prices.branded * factor(currency),
      plain: box.prices.plain * factor(currency),
      custom_branding: box.prices.custom_branding * factor(currency),
    },
  }));

const meta = preview.meta({
  title: 'Screens/Orders/Builder/Change of currency',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    route: { at: paths.builder },
    // The box has prices in pounds, the order is in dollars.
    draft: draftAt(4, { packaging: sampleDraft.packaging, project: projectWith({ currency: 'USD' }) }),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      productsMock.answer(({ query }) => productsIn(query.currency)),
      giftBoxesMock.answer(({ query }) => boxesIn(query.currency)),
    ),
});

export const Repriced = meta.story({
  play: async () => {
    await seesToast(texts.repriced('USD'));
    await waitFor(() => expect(summary().getByText('2,016.00')).toBeVisible());
    await expect(summary().getByText('1,536.00')).toBeVisible();
    await expect(summary().getByText('5,292.00 USD')).toBeVisible();
    const { products, packaging } = storedDraft();
    await expect([...products, packaging].map((item) => item?.currency)).toEqual(['USD', 'USD', 'USD']);
  },
});

export const SomethingIsNoLongerSold = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      productsMock.answer(({ query }) => productsIn(query.currency).filter(({ id }) => id !== '104')),
      giftBoxesMock.ok([]),
    ),
  play: async () => {
    await seesToast(texts.repriced('USD'));
    await seesToast(texts.noLongerSold(['Notebook', 'Keepsake Box']));
    await waitFor(() => expect(summary().getByText('2,016.00 USD')).toBeVisible());
    await expect(storedDraft().packaging).toBeNull();
  },
});

export const Running = meta.story({
  beforeEach: ({ msw }) => msw.use(productsMock.pending()),
  play: async () => {
    await seesStep(packagingTexts.title);
    await expect(await screen.findByText(texts.repricing('USD'))).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
    await expect(next()).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(productsMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.repricingFailed('USD'))).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
    await expect(next()).toBeDisabled();
  },
});

export const FailedTriedAgain = meta.story({
  ...Failed.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await Failed.play();
    msw.use(productsMock.answer(({ query }) => productsIn(query.currency)));
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    await seesToast(texts.repriced('USD'));
    await waitFor(() => expect(next()).toBeEnabled());
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** The last step shows no total either, and its buttons are disabled. */
export const FailedOnTheLastStep = meta.story({
  parameters: { draft: { ...sampleDraft, giftNote: null, project: projectWith({ currency: 'USD' }) } },
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.repricingFailed('USD'))).toBeVisible();
    await expect(screen.queryByText(/GBP/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Continue Without Gift Note' })).toBeDisabled();
  },
});

/** The whole flow: a box in dollars, back by the first dot, and on in pounds. */
export const ChosenAnew = meta.story({
  parameters: {
    draft: draftAt(4, {
      project: projectWith({ currency: 'USD' }),
      products: sampleDraft.products.map((product) => ({ ...product, currency: 'USD' })),
      packaging: sampleDraft.packaging && { ...sampleDraft.packaging, currency: 'USD' },
    }),
  },
  beforeEach: ({ msw }) => msw.use(currenciesMock.ok()),
  play: async () => {
    await seesStep(packagingTexts.title);
    await userEvent.click(dot(projectTexts.title));
    await seesStep(projectTexts.title);
    await screen.findByRole('option', { name: 'GBP' });
    await userEvent.selectOptions(screen.getByLabelText(projectTexts.currency), 'GBP');
    await userEvent.click(next());
    await seesStep(collectionTexts.title);
    await seesToast(texts.repriced('GBP'));
    const { products, packaging } = storedDraft();
    await expect([...products, packaging].map((item) => item?.currency)).toEqual(['GBP', 'GBP', 'GBP']);
  },
});
