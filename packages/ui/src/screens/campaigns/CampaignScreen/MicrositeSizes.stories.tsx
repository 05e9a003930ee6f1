import { sampleBuyer } from '@gifting/api/account/mocks';
import {
  figuresMock,
  micrositeMock,
  ownCampaignMock,
  sampleCampaignDetail,
  sampleFigures,
  sampleMicrositeSetup,
  setUpMicrositeMock,
} from '@gifting/api/campaigns/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { campaignPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { micrositeTexts as texts } from './CampaignScreen.texts';
import { figuresTexts } from './figures.texts';

const { items } = sampleCampaignDetail();
const [tee] = items.map(({ name }) => name);
const setup = sampleMicrositeSetup();
const saved = {
  ...setup,
  items: setup.items.map((item, index) => (index === 0 ? { ...item, pieces: [null, 40, 0] } : item)),
};
const received = fn();

const meta = preview.meta({
  title: 'Screens/Campaigns/Microsite details, stock per size',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.campaign, at: `${campaignPath('1064')}?dialog=microsite`, reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      ownCampaignMock.ok(sampleCampaignDetail()),
      micrositeMock.ok(saved),
      setUpMicrositeMock.answer(({ body }) => {
        received(body.products);
        return setUpMicrositeMock.samples.ok;
      }),
    );
  },
});

const dialog = async () => visible(await screen.findByRole('dialog', { name: texts.title }));
const item = async () => within((await dialog()).getByRole('group', { name: tee ?? '' }));
const pieces = async () => within(await (await item()).findByRole('group', { name: texts.pieces }));
const countOf = async (size: string) => (await pieces()).getByRole('textbox', { name: size });
const save = async () => userEvent.click((await dialog()).getByRole('button', { name: texts.save }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S76.01'] },
  play: async () => {
    await expect(await countOf('Small')).toHaveValue('');
    await expect(await countOf('Medium')).toHaveValue('40');
    await expect(await countOf('Large')).toHaveValue('0');
    await expect(screen.getByText(texts.piecesHint)).toBeVisible();
  },
});

export const Saved = meta.story({
  parameters: { states: ['S76.02'] },
  play: async () => {
    await userEvent.clear(await countOf('Large'));
    await userEvent.type(await countOf('Large'), '15');
    const options = (await item()).getByRole('textbox', { name: texts.options });
    await userEvent.clear(options);
    await userEvent.type(options, 'Extra Small, Large, Medium');
    await expect(await countOf('Large')).toHaveValue('15');
    await save();
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
    await expect(received.mock.calls[0]?.[0][0]).toMatchObject({
      options: ['Extra Small', 'Large', 'Medium'],
      pieces: [null, 15, 40],
    });
  },
});

export const Refused = meta.story({
  parameters: { states: ['S76.03'] },
  play: async () => {
    await userEvent.type(await countOf('Small'), 'a few');
    await save();
    const message = 'Enter a whole number up to 1,000,000, or leave it empty';
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(await countOf('Small')).toBeInvalid();
    await expect(await countOf('Small')).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const Left = meta.story({
  parameters: {
    states: ['S76.04'],
    route: { path: paths.campaign, at: campaignPath('1064'), reads },
  },
  beforeEach: ({ msw }) => {
    const { sizes } = sampleFigures();
    const counted = sizes.map((row) => (row.size === 'Medium' ? { ...row, left: 17 } : row));
    msw.use(figuresMock.ok(sampleFigures({ sizes: counted })));
  },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: figuresTexts.sizes }));
    await expect(table.getByRole('columnheader', { name: figuresTexts.columns.left })).toBeVisible();
    const row = within(table.getByRole('row', { name: /Medium/ }));
    await expect(row.getByRole('cell', { name: '17' })).toBeVisible();
    await expect(table.getAllByRole('cell', { name: figuresTexts.open })).toHaveLength(3);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S76.05'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    (await countOf('Large')).scrollIntoView({ block: 'center' });
    await expect(await countOf('Large')).toBeVisible();
    await fitsTheWidth();
  },
});
