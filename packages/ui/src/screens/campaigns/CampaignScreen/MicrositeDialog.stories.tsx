import { sampleBuyer } from '@gifting/api/account/mocks';
import { setUpMicrosite } from '@gifting/api/campaigns/endpoints';
import { ownCampaignMock, sampleCampaignDetail, setUpMicrositeMock } from '@gifting/api/campaigns/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { useParams } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { campaignPath, paths } from '#app/paths.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { campaignTexts, micrositeTexts as texts } from './CampaignScreen.texts';

const logForm = fn();

/** Three items, for one of each kind. */
const campaign = sampleCampaignDetail({
  items: [
    { id: '2001', name: 'T-Shirt', picture: '/pictures/tee.svg', unit: 1120, quantity: 120 },
    { id: '2002', name: 'Hoodie', picture: '/pictures/hoodie.svg', unit: 2850, quantity: 120 },
    { id: '2003', name: 'Stoneware Mug', picture: '/pictures/mug.svg', unit: 840, quantity: 120 },
  ],
});

const meta = preview.meta({
  title: 'Screens/Campaigns/Microsite details',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.campaign, at: `${campaignPath('1064')}?dialog=microsite`, reads },
    services: { logForm },
  },
  // Without `campaigns.microsite`.
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.ok(campaign), capabilitiesMock.empty()),
});

const dialog = async () => visible(await screen.findByRole('dialog', { name: texts.title }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const itemOf = async (name: string) => within((await dialog()).getByRole('group', { name }));
const switchOf = async (name: string) => (await itemOf(name)).getByRole('switch', { name: texts.askForSize });
const optionsOf = async (name: string) => (await itemOf(name)).getByRole('textbox', { name: texts.options });

const askFor = async (name: string) => {
  await userEvent.click(await switchOf(name));
  await waitFor(async () => expect(await optionsOf(name)).toBeVisible());
};

const fillOptions = async (name: string, text: string) => {
  await userEvent.click(await optionsOf(name));
  await userEvent.paste(text);
};

const chooseCustomSize = async (name: string) =>
  userEvent.click((await itemOf(name)).getByRole('radio', { name: texts.inputTypes.plain_text }));

const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S32.01'] },
  play: async () => {
    const form = await dialog();
    await expect(form.getAllByRole('group')).toHaveLength(3);
    for (const { name } of campaign.items) await expect(await switchOf(name)).not.toBeChecked();
    await expect((await itemOf('T-Shirt')).getByText('11.20 GBP')).toBeVisible();
    await expect(form.queryByRole('textbox')).toBeNull();
    await waitFor(async () => expect(await switchOf('T-Shirt')).toHaveFocus());
    await expect(form.getByRole('button', { name: texts.cancel })).toBeVisible();
    await expect(form.getByRole('button', { name: texts.save })).toBeVisible();
  },
});

export const SizeAsked = meta.story({
  parameters: { states: ['S32.02'] },
  play: async () => {
    await askFor('T-Shirt');
    const item = await itemOf('T-Shirt');
    await expect(item.getByRole('radio', { name: texts.inputTypes.options })).toBeChecked();
    await expect(await optionsOf('T-Shirt')).toHaveValue('');
    await expect(await optionsOf('T-Shirt')).toHaveAttribute('placeholder', texts.optionsExample);
  },
});

export const CustomSize = meta.story({
  parameters: { states: ['S32.03'] },
  play: async () => {
    await askFor('T-Shirt');
    await chooseCustomSize('T-Shirt');
    const item = await itemOf('T-Shirt');
    await expect(item.getByRole('textbox', { name: texts.customSize })).toBeVisible();
    await expect(item.queryByRole('textbox', { name: texts.options })).toBeNull();
  },
});

export const OptionsFilled = meta.story({
  parameters: { states: ['S32.04'] },
  play: async () => {
    await askFor('T-Shirt');
    await fillOptions('T-Shirt', ' Small, Medium ,,Large');
    const choices = (await itemOf('T-Shirt')).getByRole('list', { name: texts.choices('T-Shirt') });
    await expect(
      within(choices)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Small', 'Medium', 'Large']);
  },
});

export const OptionsMissing = meta.story({
  parameters: { states: ['S32.05'] },
  play: async () => {
    await askFor('Hoodie');
    await fillOptions('Hoodie', ' , ');
    await press(texts.save);
    await waitFor(async () =>
      expect(await optionsOf('Hoodie')).toHaveAccessibleDescription('Options are required'),
    );
    await expect(await optionsOf('Hoodie')).toBeInvalid();
    await expect(await optionsOf('Hoodie')).toHaveFocus();
    await expect(logForm).not.toHaveBeenCalled();
  },
});

const fillOneOfEachKind = async () => {
  await askFor('T-Shirt');
  await fillOptions('T-Shirt', 'Small, Medium');
  await askFor('Hoodie');
  await chooseCustomSize('Hoodie');
  await userEvent.click((await itemOf('Hoodie')).getByRole('textbox', { name: texts.customSize }));
  await userEvent.paste('Chest in cm');
};

export const OneOfEachKind = meta.story({
  parameters: { states: ['S32.06'] },
  play: async () => {
    await fillOneOfEachKind();
    await expect(await optionsOf('T-Shirt')).toHaveValue('Small, Medium');
    await expect((await itemOf('Hoodie')).getByRole('textbox', { name: texts.customSize })).toHaveValue(
      'Chest in cm',
    );
    await expect(await switchOf('Stoneware Mug')).not.toBeChecked();
  },
});

export const TurnedOffAgain = meta.story({
  parameters: { states: ['S32.07'] },
  play: async () => {
    await askFor('T-Shirt');
    await userEvent.click(await switchOf('T-Shirt'));
    await press(texts.save);
    await waitFor(() => expect(logForm).toHaveBeenCalledOnce());
    await expect(screen.queryByText('Options are required')).toBeNull();
    await expect(await switchOf('T-Shirt')).not.toBeChecked();
  },
});

export const NoItems = meta.story({
  parameters: { states: ['S32.08'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.ok(sampleCampaignDetail({ items: [] }))),
  play: async () => {
    const form = await dialog();
    await expect(form.getByText(texts.noItems)).toBeVisible();
    await expect(form.queryByRole('group')).toBeNull();
  },
});

/** Gives the changes up in the question that follows, and opens the dialog again. */
const discardAndReopen = async () => {
  const question = await visible(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: campaignTexts.addMicrosite }));
  await expect(await switchOf('T-Shirt')).not.toBeChecked();
};

export const Cancelled = meta.story({
  parameters: { states: ['S32.09'] },
  play: async () => {
    await askFor('T-Shirt');
    await press(texts.cancel);
    await discardAndReopen();
  },
});

export const ClosedByTheX = meta.story({
  parameters: { states: ['S32.10'] },
  play: async () => {
    await askFor('T-Shirt');
    await press('Close');
    await discardAndReopen();
  },
});

export const CancelledUnchanged = meta.story({
  parameters: { route: { at: campaignPath('1064') } },
  play: async () => {
    const add = await screen.findByRole('button', { name: campaignTexts.addMicrosite });
    await userEvent.click(add);
    await press(texts.cancel);
    await isClosed();
    await waitFor(() => expect(add).toHaveFocus());
  },
});

/** Any call of the setup would fail the story. */
export const Logged = meta.story({
  parameters: { states: ['S32.11'] },
  beforeEach: ({ msw }) =>
    msw.use(
      setUpMicrositeMock.answer(() => {
        throw new Error('Nothing may be sent.');
      }),
    ),
  play: async () => {
    await fillOneOfEachKind();
    await press(texts.save);
    await waitFor(() =>
      expect(logForm).toHaveBeenCalledWith(texts.title, {
        products: [
          { order_item_id: 2001, ask_size: 'yes', input_type: 'options', options: ['Small', 'Medium'] },
          { order_item_id: 2002, ask_size: 'yes', input_type: 'plain_text', plain_text: 'Chest in cm' },
          { order_item_id: 2003, ask_size: 'no' },
        ],
      }),
    );
    await expect(logForm).toHaveBeenCalledOnce();
    await expect(await optionsOf('T-Shirt')).toBeVisible();
  },
});

/** The screen with its dialog wired to the call that stands ready for it (E-11). */
const Saving = () => {
  const { campaignId = '' } = useParams();
  const save = useReportedCommand(setUpMicrosite, { done: texts.saved, failed: texts.failed });
  return <CampaignScreen saveMicrosite={(body) => save({ params: { id: campaignId }, body })} />;
};

export const Saved = meta.story({
  parameters: { states: ['S32.12'] },
  render: () => <Saving />,
  play: async ({ msw }) => {
    await askFor('T-Shirt');
    await fillOptions('T-Shirt', 'Small, Medium');
    msw.use(ownCampaignMock.ok({ ...campaign, name: 'Spring joiners, fetched again' }));
    await press(texts.save);
    await seesToast(texts.saved);
    await isClosed();
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Spring joiners, fetched again' }),
    ).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  parameters: { states: ['S32.13'] },
  render: () => <Saving />,
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.ok(campaign), setUpMicrositeMock.failure(500)),
  play: async () => {
    await askFor('T-Shirt');
    await fillOptions('T-Shirt', 'Small, Medium');
    await press(texts.save);
    await seesToast(texts.failed);
    await expect(await optionsOf('T-Shirt')).toHaveValue('Small, Medium');
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ownCampaignMock.ok({
        ...campaign,
        items: [{ id: '1', name: 'Unbroken'.repeat(15), picture: null, unit: 99_999_999, quantity: 1 }],
      }),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await askFor('Unbroken'.repeat(15));
    await fillOptions('Unbroken'.repeat(15), 'Extra'.repeat(30));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S32.14'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await fillOneOfEachKind();
    await expect(await optionsOf('T-Shirt')).toBeVisible();
    await fitsTheWidth();
  },
});
