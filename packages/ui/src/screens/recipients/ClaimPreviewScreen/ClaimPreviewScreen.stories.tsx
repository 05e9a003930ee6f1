import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import {
  anyCampaignMock,
  micrositeMock,
  ownCampaignMock,
  sampleCampaignDetail,
  sampleMicrositeSetup,
} from '@gifting/api/campaigns/mocks';
import { unsetMicrosite } from '@gifting/domain/campaigns/microsite-setup';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { campaignPath, campaignPreviewPath, paths } from '#app/paths.ts';
import { deliveryFormTexts } from '#patterns/DeliveryForm/DeliveryForm.texts.ts';
import { campaignTexts } from '#screens/campaigns/CampaignScreen/CampaignScreen.texts.ts';
import { RecipientLayout } from '#screens/layout/RecipientLayout/RecipientLayout.tsx';
import { fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { claimTexts } from '../ClaimScreen/ClaimScreen.texts';
import { field, fill, isBlank, isRefused, messageOf, press } from '../shared/recipient-person';
import { ClaimPreviewScreen } from './ClaimPreviewScreen';
import { reads } from './ClaimPreviewScreen.reads';
import { claimPreviewTexts as texts } from './ClaimPreviewScreen.texts';

const items = [
  { id: '2001', name: 'T-Shirt', picture: '/pictures/tee.svg', unit: 1120, quantity: 120 },
  { id: '2002', name: 'Hoodie', picture: '/pictures/hoodie.svg', unit: 2850, quantity: 120 },
  { id: '2003', name: 'Stoneware Mug', picture: '/pictures/mug.svg', unit: 840, quantity: 120 },
];
const unset = unsetMicrosite(items.map(({ id }) => id));
const setupFor = (giftsPerPerson: number) =>
  sampleMicrositeSetup({
    giftsPerPerson,
    items: unset.items.map((item, index) => {
      if (index === 0) return { ...item, askSize: true, options: ['Small', 'Medium'] };
      return index === 1 ? { ...item, askSize: true, inputType: 'plain_text' } : item;
    }),
  });

const meta = preview.meta({
  title: 'Screens/Campaigns/Microsite preview',
  component: ClaimPreviewScreen,
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.campaignPreview, at: campaignPreviewPath('1064'), reads },
  },
  beforeEach: ({ msw }) =>
    msw.use(ownCampaignMock.ok(sampleCampaignDetail({ items })), micrositeMock.ok(setupFor(1))),
  render: () => (
    <RecipientLayout>
      <ClaimPreviewScreen />
    </RecipientLayout>
  ),
});

const choose = (count: number) => screen.findByRole('group', { name: claimTexts.choose(count, 3) });
const radio = (name: string) => screen.findByRole('radio', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });
const sizeOf = (gift: string) => screen.findByLabelText(claimTexts.sizeOf(gift));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S46.02'] },
  play: async () => {
    const gifts = within(await choose(1));
    await expect(gifts.getAllByRole('radio')).toHaveLength(3);
    for (const { name } of items) await expect(gifts.getByRole('radio', { name })).not.toBeChecked();
    await expect(screen.queryByRole('group', { name: claimTexts.sizes })).toBeNull();
    const closes = formatInstant(new Date('2026-01-30T23:59:00Z'), 'Europe/London');
    await expect(screen.getByText(claimTexts.openUntil(closes))).toBeVisible();
    await expect(screen.getByText(texts.note, { exact: false })).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute(
      'href',
      campaignPath('1064'),
    );
    await isKeptFromSearch();
  },
});

export const Administrator = meta.story({
  parameters: { user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(ownCampaignMock.failure(403), anyCampaignMock.ok(sampleCampaignDetail({ items }))),
  play: async () => {
    await expect(await choose(1)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S46.01'] },
  beforeEach: ({ msw }) => msw.use(micrositeMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  },
});

/** Another gift takes the place of the first, and its size stays in case it is chosen again. */
export const SizeAsked = meta.story({
  parameters: { states: ['S46.03'] },
  play: async () => {
    await userEvent.click(await radio('T-Shirt'));
    await userEvent.selectOptions(await sizeOf('T-Shirt'), 'Medium');
    await userEvent.click(await radio('Stoneware Mug'));
    await expect(screen.queryByRole('group', { name: claimTexts.sizes })).toBeNull();
    await userEvent.click(await radio('T-Shirt'));
    await expect(await radio('Stoneware Mug')).not.toBeChecked();
    await expect(await sizeOf('T-Shirt')).toHaveValue('Medium');
    await expect(await sizeOf('T-Shirt')).toBeVisible();
  },
});

export const SeveralChosen = meta.story({
  parameters: { states: ['S46.04'] },
  beforeEach: ({ msw }) => msw.use(micrositeMock.ok(setupFor(2))),
  play: async () => {
    await expect(await choose(2)).toBeVisible();
    await userEvent.click(await box('T-Shirt'));
    await userEvent.click(await box('Hoodie'));
    await expect(await sizeOf('T-Shirt')).toHaveDisplayValue('-- Select --');
    await expect(await sizeOf('Hoodie')).toHaveValue('');
    await expect(await box('Stoneware Mug')).not.toBeChecked();
  },
});

export const EveryGift = meta.story({
  parameters: { states: ['S46.05'] },
  beforeEach: ({ msw }) => msw.use(micrositeMock.ok(setupFor(3))),
  play: async () => {
    const gifts = within(await screen.findByRole('group', { name: claimTexts.gifts(3) }));
    for (const { name } of items) await expect(gifts.getByRole('heading', { name })).toBeVisible();
    await expect(gifts.queryByRole('checkbox')).toBeNull();
    await expect(await sizeOf('Hoodie')).toBeVisible();
  },
});

export const NoGift = meta.story({
  parameters: { states: ['S46.06'] },
  play: async () => {
    await choose(1);
    await fill();
    await press(claimTexts.submit);
    await expect(await screen.findByText('Please select at least one gift')).toBeVisible();
    await waitFor(async () => expect(await radio('T-Shirt')).toHaveFocus());
    await expect(await choose(1)).toHaveAccessibleDescription('Please select at least one gift');
  },
});

export const TooManyGifts = meta.story({
  parameters: { states: ['S46.07'] },
  beforeEach: ({ msw }) => msw.use(micrositeMock.ok({ ...setupFor(2), items: unset.items })),
  play: async () => {
    for (const { name } of items) await userEvent.click(await box(name));
    await fill();
    await press(claimTexts.submit);
    await expect(await screen.findByText('Please select 2 at most')).toBeVisible();
    for (const { name } of items) await expect(await box(name)).toBeChecked();
  },
});

export const NoSize = meta.story({
  parameters: { states: ['S46.08'] },
  play: async () => {
    await userEvent.click(await radio('T-Shirt'));
    await fill();
    await press(claimTexts.submit);
    await isRefused(await sizeOf('T-Shirt'), messageOf('size'));
    await expect(await sizeOf('T-Shirt')).toHaveFocus();
  },
});

export const Submitted = meta.story({
  parameters: { states: ['S46.09'] },
  play: async () => {
    await userEvent.click(await radio('T-Shirt'));
    await userEvent.selectOptions(await sizeOf('T-Shirt'), 'Small');
    await fill();
    await press(claimTexts.submit);
    await seesToast(texts.nothingSent);
    await expect(await sizeOf('T-Shirt')).toHaveValue('Small');
  },
});

export const Emptied = meta.story({
  play: async () => {
    await userEvent.click(await radio('Stoneware Mug'));
    await fill();
    await press(deliveryFormTexts.reset);
    await isBlank();
    await expect(await radio('Stoneware Mug')).not.toBeChecked();
  },
});

const failsToLoad = async () => {
  await expect(await screen.findByText(campaignTexts.error)).toBeVisible();
  await expect(screen.getByRole('button', { name: campaignTexts.tryAgain })).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S46.10'] },
  beforeEach: ({ msw }) => msw.use(micrositeMock.failure(500)),
  play: failsToLoad,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(micrositeMock.malformed()),
  play: failsToLoad,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(micrositeMock.offline()),
  play: failsToLoad,
});

export const UnknownCampaign = meta.story({
  parameters: { states: ['S46.11'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.failure(404), micrositeMock.failure(404)),
  play: async () => {
    await expect(await screen.findByText(campaignTexts.unknown)).toBeVisible();
    await expect(screen.getByRole('link', { name: campaignTexts.backToCampaigns })).toHaveAttribute(
      'href',
      paths.campaigns,
    );
  },
});

/** Chosen and filled in without a pointer. */
export const KeyboardOnly = meta.story({
  play: async () => {
    (await radio('T-Shirt')).focus();
    await userEvent.keyboard(' ');
    await expect(await radio('T-Shirt')).toBeChecked();
    (await sizeOf('T-Shirt')).focus();
    await userEvent.selectOptions(await sizeOf('T-Shirt'), 'Small');
    await fill();
    field('postalCode').focus();
    await userEvent.keyboard('{Enter}');
    await seesToast(texts.nothingSent);
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const long = items.map((item) => ({ ...item, name: 'Unbroken'.repeat(12) }));
    msw.use(ownCampaignMock.ok(sampleCampaignDetail({ items: long })));
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await choose(1);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S46.12'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await choose(1)).toBeVisible();
    await fitsTheWidth();
  },
});
