import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { giftBoxesMock, sampleGiftBoxes } from '@gifting/api/gift-boxes/mocks';
import { draftKeys } from '@gifting/client-state/orders/keys';
import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
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
  seesStep,
  storedDraft,
  summary,
} from '#screens/orders/BuilderScreen/builder-person.ts';
import { buyerLogoTexts } from '#screens/orders/shared/BuyerLogo/BuyerLogo.texts.ts';
import { summaryTexts } from '#screens/orders/shared/summary.texts.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { giftNoteTexts } from '../GiftNoteStep/GiftNoteStep.texts';
import { productsTexts } from '../ProductsStep/ProductsStep.texts';
import { packagingTexts as texts } from './PackagingStep.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Builder/4 Packaging',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.builder }, draft: draftAt(4) },
});

const { options } = summaryTexts;
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const radios = async (name: string) => (await card(name)).getAllByRole('radio');
const radio = async (name: string, option: string) =>
  (await card(name)).getByRole('radio', { name: new RegExp(`^${option}`) });
const choose = async (name: string, option: string) => userEvent.click(await radio(name, option));
const list = () => screen.findByRole('list', { name: texts.packaging });
const columnsOf = (element: HTMLElement) => getComputedStyle(element).gridTemplateColumns.split(' ').length;

/** Of a card's three finishes only the chosen one is enabled. */
const seesOnly = async (name: string, option: string) => {
  const all = await radios(name);
  const free = all.filter((input) => !input.matches(':disabled'));
  await expect(free).toEqual([await radio(name, option)]);
  await expect(free[0]).toBeChecked();
  const [locked] = all.filter((input) => input.matches(':disabled'));
  const grey = locked?.closest('label');
  await expect(grey && getComputedStyle(grey).backgroundImage).not.toBe('none');
};

const drawnOn = (selector: string) => {
  const element = document.querySelector(selector);
  return element ? getComputedStyle(element, '::after').backgroundImage : null;
};
const logoField = () => screen.findByLabelText(buyerLogoTexts.label);

/** An API that keeps no artwork: the logo stays in the browser. */
const keepsNone = capabilitiesMock.ok(capabilitiesWithout('orders.artwork'));

/** A logo as a file, drawn here. */
const logoFile = async (): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 80;
  const pen = canvas.getContext('2d');
  pen?.fillRect(20, 20, 160, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], 'logo.png', { type: 'image/png' });
};

/** The logo is on the mug in the box at once, and stays after a reload. */
export const YourLogo = meta.story({
  beforeEach: ({ msw }) => msw.use(keepsNone),
  tags: ['picture'],
  play: async () => {
    await userEvent.upload(await logoField(), await logoFile());
    await waitFor(() =>
      expect(drawnOn('.gift-box__picture:has([src$="/mug.svg"])')).toMatch(/^url\("data:image\/png/),
    );
    await expect(window.sessionStorage.getItem('unsent:buyer-logo')).toMatch(/^data:image\/png/);
  },
});

export const YourLogoTakenOff = meta.story({
  beforeEach: ({ msw }) => msw.use(keepsNone),
  play: async () => {
    await userEvent.upload(await logoField(), await logoFile());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-buyer-logo'));
    await expect(window.sessionStorage.getItem('unsent:buyer-logo')).toBeNull();
  },
});

export const YourLogoDamaged = meta.story({
  beforeEach: ({ msw }) => msw.use(keepsNone),
  play: async () => {
    await userEvent.upload(await logoField(), new File(['no picture'], 'logo.png', { type: 'image/png' }));
    await expect(await screen.findByText(imageRefusals.damaged)).toBeVisible();
    await expect(document.documentElement).not.toHaveAttribute('data-buyer-logo');
  },
});

export const Default = meta.story({
  parameters: { states: ['S17.01'] },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const box = await card('Keepsake Box');
    await expect(box.getByText('Rigid board with a hinged lid, kept on desks for years.')).toBeVisible();
    await expect(box.getByText(builderTexts.minimum(50))).toBeVisible();
    await expect(await radio('Keepsake Box', options.branded)).toBeEnabled();
    await expect(box.getByText('5.90 GBP')).toBeVisible();
    await expect(box.getByText('4.75 GBP')).toBeVisible();
    await expect(box.getByText('6.40 GBP')).toBeVisible();
    for (const { name } of sampleGiftBoxes)
      for (const input of await radios(name)) await expect(input).not.toBeChecked();
    await expect(columnsOf(await list())).toBe(3);
    await expect(summary().getByText('1,878.00 GBP')).toBeVisible();
    const tray = within(screen.getByRole('region', { name: texts.tray.title }));
    await expect(tray.getByText('Stoneware Mug')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S17.02'] },
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.pending()),
  play: async () => {
    await seesStep(texts.title);
    await expect(screen.getByText(texts.loading)).toBeInTheDocument();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S17.03'] },
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.failure(500)),
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
    msw.use(giftBoxesMock.ok());
    await userEvent.click(screen.getByRole('button', { name: builderTexts.tryAgain }));
    await expect(await list()).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(builderTexts.failed)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S17.04'] },
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.empty()),
  play: async () => {
    await seesStep(texts.title);
    await waitFor(() => expect(screen.queryByText(texts.loading)).toBeNull());
    await expect(screen.getByText(texts.empty)).toBeVisible();
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(screen.queryByRole('list', { name: texts.packaging })).toBeNull();
  },
});

export const OneCard = meta.story({
  parameters: { states: ['S17.05'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.ok(sampleGiftBoxes.slice(0, 1))),
  play: async () => {
    await expect(columnsOf(await list())).toBe(1);
  },
});

export const TwoCards = meta.story({
  parameters: { states: ['S17.05'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.ok(sampleGiftBoxes.slice(0, 2))),
  play: async () => {
    await expect(columnsOf(await list())).toBe(2);
  },
});

export const BrandedChosen = meta.story({
  parameters: { states: ['S17.06'] },
  play: async () => {
    await choose('Keepsake Box', options.branded);
    await seesOnly('Keepsake Box', options.branded);
    await expect(summary().getByText(`${options.branded}, 5.90 × 120 packs`)).toBeVisible();
    await expect(summary().getByText('708.00')).toBeVisible();
    await expect(summary().getByText('2,586.00 GBP')).toBeVisible();
  },
});

export const PlainChosen = meta.story({
  parameters: { states: ['S17.07'] },
  play: async () => {
    await choose('Keepsake Box', options.plain);
    await seesOnly('Keepsake Box', options.plain);
    await expect(summary().getByText('570.00')).toBeVisible();
    await expect(window.sessionStorage.getItem(draftKeys.option)).toBe(
      JSON.stringify({
        item: 'Keepsake Box',
        item_id: '202',
        option: 'plain',
        price: 4.75,
        giftbox_type: 'plain',
      }),
    );
  },
});

export const CustomBrandingChosen = meta.story({
  parameters: { states: ['S17.08'] },
  play: async () => {
    await choose('Keepsake Box', options.custom_branding);
    await seesOnly('Keepsake Box', options.custom_branding);
    await expect(summary().getByText('2,646.00 GBP')).toBeVisible();
  },
});

export const RemovedInTheSummary = meta.story({
  parameters: { states: ['S17.09'] },
  play: async () => {
    await choose('Keepsake Box', options.plain);
    await userEvent.click(summary().getByRole('button', { name: 'Remove Keepsake Box' }));
    for (const input of await radios('Keepsake Box')) await expect(input).toBeEnabled();
    await expect(summary().getByText('1,878.00 GBP')).toBeVisible();
    await expect(storedDraft().packaging).toBeNull();
  },
});

export const RemovedOnTheCard = meta.story({
  parameters: { states: ['S17.09'], draft: draftAt(4, { packaging: sampleDraft.packaging }) },
  play: async () => {
    await userEvent.click((await card('Keepsake Box')).getByRole('button', { name: 'Remove Keepsake Box' }));
    for (const input of await radios('Keepsake Box')) await expect(input).toBeEnabled();
    await expect(await radio('Keepsake Box', options.custom_branding)).toHaveFocus();
  },
});

export const ChosenOnAnotherCard = meta.story({
  parameters: { states: ['S17.10'], draft: draftAt(4, { packaging: sampleDraft.packaging }) },
  play: async () => {
    await choose('Kraft Mailer', options.plain);
    await seesOnly('Kraft Mailer', options.plain);
    for (const input of await radios('Keepsake Box')) await expect(input).toBeEnabled();
    await expect(summary().queryByText('Keepsake Box')).toBeNull();
    await expect(storedDraft().packaging).toMatchObject({ id: '201', option: 'plain', price: 245 });
  },
});

export const NextWithNothingChosen = meta.story({
  parameters: { states: ['S17.11'] },
  play: async () => {
    await seesStep(texts.title);
    await expect(next()).toHaveAccessibleDescription(texts.chooseFirst);
    await userEvent.click(next());
    await expect((await screen.findAllByText(texts.chooseFirst)).some((text) => text.checkVisibility())).toBe(
      true,
    );
    await expect(screen.queryByText(builderTexts.moving)).toBeNull();
    await expect(storedDraft().step).toBe(4);
  },
});

export const NextWithAPackaging = meta.story({
  parameters: { states: ['S17.12'], draft: draftAt(4, { packaging: sampleDraft.packaging }) },
  play: async () => {
    await seesStep(texts.title);
    await isCoveredFor(1000, () => userEvent.click(next()));
    await seesStep(giftNoteTexts.title);
    await expect(storedDraft().step).toBe(5);
  },
});

export const BackToTheProducts = meta.story({
  parameters: { draft: draftAt(4, { packaging: sampleDraft.packaging }) },
  play: async () => {
    await seesStep(texts.title);
    await userEvent.click(screen.getAllByRole('button', { name: texts.back }).at(-1) ?? next());
    await seesStep(productsTexts.title);
    await expect(storedDraft().packaging?.id).toBe('202');
  },
});

const awkward = (): GiftBox[] =>
  sampleGiftBoxes.map((box, index) => ({
    ...box,
    name: index === 0 ? 'Unbroken'.repeat(15) : `علبة ${box.name}`,
    picture: index === 0 ? null : '/pictures/not-there.svg',
    prices: { branded: 99_999_999, plain: 99_999_999, custom_branding: 99_999_999 },
  }));

/** Long names, large amounts, no picture. */
export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(giftBoxesMock.ok(awkward())),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await choose('Unbroken'.repeat(15), options.plain);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S17.13'], draft: draftAt(4, { packaging: sampleDraft.packaging }) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(columnsOf(await list())).toBe(1);
    await expect(screen.getByText('2 products, 1 box, 120 packs')).toBeVisible();
    await expect(next()).toBeVisible();
    await fitsTheWidth();
  },
});
