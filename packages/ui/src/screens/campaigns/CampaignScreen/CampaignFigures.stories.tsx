import { sampleBuyer } from '@gifting/api/account/mocks';
import { figuresMock, sampleFigures } from '@gifting/api/campaigns/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { enoughAnswers } from '@gifting/domain/campaigns/figures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { campaignPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { campaignTexts } from './CampaignScreen.texts';
import { claimsTexts } from './claims.texts';
import { figuresTexts as texts } from './figures.texts';
import { linksTexts } from './links.texts';

const meta = preview.meta({
  title: 'Screens/Campaigns/Campaign figures',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.campaign, at: campaignPath('1064'), reads },
  },
});

const panel = async () => within(await screen.findByRole('region', { name: texts.title }));
const sizes = async () => within(await (await panel()).findByRole('table', { name: texts.sizes }));
const cellsOf = async (row: RegExp) =>
  within((await sizes()).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** Asserts the figure under the link of a stage. */
const counts = async (stage: keyof typeof texts.stages, figure: string) => {
  const link = await (await panel()).findByRole('link', { name: texts.stages[stage][0] });
  await expect(link.closest('dt')?.nextElementSibling).toHaveTextContent(figure);
};

export const Default = meta.story({
  parameters: { states: ['S53.02'] },
  play: async () => {
    await counts('invited', '96');
    await counts('opened', '84');
    await counts('claimed', '75');
    await counts('delivered', '0');
    // The shares of 75 answers for the 45 people who have not answered add up to 45.
    await expect(await cellsOf(/Stoneware Mug/)).toEqual([texts.noSize, '', '33', '20', '53']);
    await expect(await cellsOf(/Medium/)).toEqual(['Medium', '', '23', '14', '37']);
    await expect(await cellsOf(/Large/)).toEqual(['Large', '', '12', '7', '19']);
    await expect(await cellsOf(/Small/)).toEqual(['Small', '', '7', '4', '11']);
    await expect((await panel()).getByText(texts.suggestion(45))).toBeVisible();
    await expect(screen.getByText(texts.of(75, 120))).toBeVisible();
    await expect(screen.getByText('62%')).toBeVisible();
    await expect(screen.queryByText(campaignTexts.sample)).toBeNull();
  },
});

export const Delivered = meta.story({
  parameters: { states: ['S53.03'] },
  beforeEach: ({ msw }) => msw.use(figuresMock.ok(sampleFigures({ sent: 75, delivered: 75 }))),
  play: async () => {
    await counts('sent', '75');
    await counts('delivered', '75');
  },
});

export const Loading = meta.story({
  parameters: { states: ['S53.01'] },
  beforeEach: ({ msw }) => msw.use(figuresMock.pending()),
  play: async () => {
    await expect(await (await panel()).findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

export const NobodyYet = meta.story({
  parameters: { states: ['S53.04'] },
  beforeEach: ({ msw }) => msw.use(figuresMock.empty()),
  play: async () => {
    await expect(await (await panel()).findByText(texts.notEnough)).toBeVisible();
    await expect((await panel()).getByText(texts.nobody)).toBeVisible();
    await expect((await panel()).queryByRole('table')).toBeNull();
  },
});

export const TooFewAnswers = meta.story({
  parameters: { states: ['S53.05'] },
  beforeEach: ({ msw }) =>
    msw.use(
      figuresMock.ok(
        sampleFigures({
          claimed: 2,
          locked: 0,
          sizes: [{ gift: 'T-Shirt', size: 'Medium', count: 2, left: null }],
        }),
      ),
    ),
  play: async () => {
    await expect(await cellsOf(/Medium/)).toEqual(['Medium', '', '2']);
    await expect((await panel()).getByText(texts.notEnough)).toBeVisible();
    await expect((await panel()).getByText(texts.notEnoughHint(enoughAnswers))).toBeVisible();
  },
});

export const OpensLinks = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await (await panel()).findByRole('link', { name: texts.stages.invited[0] }));
    await visible(await screen.findByRole('dialog', { name: linksTexts.title }));
  },
});

export const OpensClaims = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await (await panel()).findByRole('link', { name: texts.stages.claimed[0] }));
    await expect(await screen.findByRole('region', { name: claimsTexts.title })).toBeVisible();
    await expect(window.scrollY).toBeGreaterThan(0);
  },
});

const failsToCount = async () => {
  await expect(await (await panel()).findByText(texts.error)).toBeVisible();
  await expect((await panel()).getByRole('button', { name: texts.tryAgain })).toBeVisible();
  await expect(screen.getByText(texts.notCounted)).toBeVisible();
  await expect(screen.getByRole('heading', { level: 1, name: 'Spring joiners' })).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S53.06'] },
  beforeEach: ({ msw }) => msw.use(figuresMock.failure(500)),
  play: failsToCount,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(figuresMock.malformed()),
  play: failsToCount,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(figuresMock.offline()),
  play: failsToCount,
});

/** Without `campaigns.figures` the percentage is a sample, as specified. */
export const WithoutFigures = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(['campaigns.claims', 'campaigns.links'])),
  play: async () => {
    await expect(await screen.findByText(campaignTexts.sample)).toBeVisible();
    await expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const long = 'Unbroken'.repeat(20);
    const many = { people: 1_000_000, invited: 999_999, opened: 888_888, claimed: 777_777 };
    msw.use(
      figuresMock.ok(
        sampleFigures({ ...many, sizes: [{ gift: long, size: long, count: 777_777, left: null }] }),
      ),
    );
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await sizes();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S53.07'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await counts('claimed', '75');
    await sizes();
    await fitsTheWidth();
  },
});
