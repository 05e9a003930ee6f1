import { sampleBuyer } from '@gifting/api/account/mocks';
import {
  micrositeMock,
  ownCampaignMock,
  sampleCampaignDetail,
  sampleMicrositeSetup,
  setUpMicrositeMock,
} from '@gifting/api/campaigns/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import { micrositeSetup, unsetMicrosite } from '@gifting/domain/campaigns/microsite-setup';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { campaignPath, campaignPreviewPath, paths } from '#app/paths.ts';
import { adminTexts } from '#screens/admin/shared/admin.texts.ts';
import type { Network } from '#screens/admin/shared/admin-stories/subject.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { campaignTexts, micrositeTexts as texts } from './CampaignScreen.texts';

const items = [
  { id: '2001', name: 'T-Shirt', picture: '/pictures/tee.svg', unit: 1120, quantity: 120 },
  { id: '2002', name: 'Hoodie', picture: '/pictures/hoodie.svg', unit: 2850, quantity: 120 },
  { id: '2003', name: 'Stoneware Mug', picture: '/pictures/mug.svg', unit: 840, quantity: 120 },
];
const unset = unsetMicrosite(items.map(({ id }) => id));
const saved = sampleMicrositeSetup({
  items: unset.items.map((item, index) => {
    if (index === 0) return { ...item, askSize: true, options: ['Small', 'Medium'] };
    return index === 1 ? { ...item, askSize: true, inputType: 'plain_text', plainText: 'Chest in cm' } : item;
  }),
});

const route = { path: paths.campaign, at: `${campaignPath('1064')}?dialog=microsite`, reads };
const received = fn();

const meta = preview.meta({
  title: 'Screens/Campaigns/Microsite details, saved',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      ownCampaignMock.ok(sampleCampaignDetail({ items })),
      micrositeMock.ok(saved),
      setUpMicrositeMock.answer(({ body }) => {
        received(body);
        return setUpMicrositeMock.samples.ok;
      }),
    );
  },
});

const dialog = async () => visible(await screen.findByRole('dialog', { name: texts.title }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const time = async (label: string) => (await dialog()).getByLabelText(label);
const enter = async (label: string, value: string) => {
  await userEvent.clear(await time(label));
  await userEvent.type(await time(label), value);
  await expect(await time(label)).toHaveValue(value);
};
const zone = async () => (await dialog()).getByRole('combobox', { name: texts.timeZone });
const gifts = async () => (await dialog()).getByRole('spinbutton', { name: texts.giftsPerPerson });
const itemOf = async (name: string) => within((await dialog()).getByRole('group', { name }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S45.01'] },
  play: async () => {
    const tee = await itemOf('T-Shirt');
    await expect(tee.getByRole('switch', { name: texts.askForSize })).toBeChecked();
    await expect(tee.getByRole('textbox', { name: texts.options })).toHaveValue('Small, Medium');
    const hoodie = await itemOf('Hoodie');
    await expect(hoodie.getByRole('textbox', { name: texts.customSize })).toHaveValue('Chest in cm');
    await expect(
      (await itemOf('Stoneware Mug')).getByRole('switch', { name: texts.askForSize }),
    ).not.toBeChecked();
    await expect(await gifts()).toHaveValue('1');
    await expect(await time(texts.opens)).toHaveValue('2025-12-01T09:00');
    await expect(await time(texts.closes)).toHaveValue('2026-01-30T23:59');
    await expect(await zone()).toHaveValue('Europe/London');
    const closes = formatInstant(new Date('2026-01-30T23:59:00Z'), 'Europe/London');
    await expect((await dialog()).getByText(texts.closesAt(closes), { exact: false })).toBeVisible();
  },
});

export const AddressesCollected = meta.story({
  parameters: { states: ['S45.12'] },
  play: async () => {
    const collects = await (await dialog()).findByRole('checkbox', { name: texts.collectsAddresses });
    await expect(collects).not.toBeChecked();
    await expect(collects).toHaveAccessibleDescription(texts.collectsAddressesHint);
    await userEvent.click(collects);
    await press(texts.save);
    await isClosed();
    await expect(received).toHaveBeenCalledWith(expect.objectContaining({ collects_addresses: true }));
  },
});

export const NeverSetUp = meta.story({
  parameters: { states: ['S45.02'] },
  beforeEach: ({ msw }) => msw.use(micrositeMock.ok(unset)),
  play: async () => {
    for (const { name } of items)
      await expect((await itemOf(name)).getByRole('switch', { name: texts.askForSize })).not.toBeChecked();
    await expect(await gifts()).toHaveValue('3');
    await expect(await time(texts.opens)).toHaveValue('');
    await expect(await time(texts.closes)).toHaveValue('');
    await expect(await zone()).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone);
  },
});

export const Fetching = meta.story({
  parameters: { states: ['S45.03'], route: { ...route, at: campaignPath('1064') } },
  beforeEach: ({ msw }) => msw.use(micrositeMock.pending()),
  play: async () => {
    const add = await screen.findByRole('button', { name: campaignTexts.addMicrosite });
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    await expect(add).toHaveTextContent(campaignTexts.openingMicrosite);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

const failsToLoad = async () => {
  const failed = await dialog();
  await expect(failed.getByText(campaignTexts.error)).toBeVisible();
  await expect(failed.getByRole('button', { name: campaignTexts.tryAgain })).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S45.04'] },
  beforeEach: ({ msw }) => msw.use(micrositeMock.failure(500)),
  play: failsToLoad,
});

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(micrositeMock.failure(500)),
  play: async ({ msw }) => {
    await failsToLoad();
    msw.use(micrositeMock.ok(saved));
    await press(campaignTexts.tryAgain);
    await waitFor(async () => expect(await gifts()).toBeVisible());
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(micrositeMock.malformed()),
  play: failsToLoad,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(micrositeMock.offline()),
  play: failsToLoad,
});

export const ClosesTooEarly = meta.story({
  parameters: { states: ['S45.05'] },
  play: async () => {
    await enter(texts.closes, '2025-12-01T09:00');
    await press(texts.save);
    await waitFor(async () =>
      expect(await time(texts.closes)).toHaveAccessibleDescription('It must close after it opens'),
    );
    await expect(await time(texts.closes)).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
});

/** At 01:00 of that night clocks in London go on to 02:00. */
export const SkippedTime = meta.story({
  parameters: { states: ['S45.06'] },
  play: async () => {
    await enter(texts.closes, '2026-03-29T01:30');
    const closes = formatInstant(new Date('2026-03-29T01:30:00Z'), 'Europe/London');
    await expect(closes).toContain('02:30');
    await expect((await dialog()).getByText(texts.closesAt(closes), { exact: false })).toBeVisible();
  },
});

export const Saved = meta.story({
  parameters: { states: ['S45.07'] },
  play: async () => {
    await userEvent.selectOptions(await zone(), 'Asia/Dubai');
    await userEvent.click((await dialog()).getByRole('button', { name: 'More' }));
    await press(texts.save);
    await seesToast(texts.saved);
    await isClosed();
    await expect(received).toHaveBeenCalledWith({
      version: '3',
      gifts_per_person: 2,
      collects_addresses: false,
      opens: '2025-12-01T09:00',
      closes: '2026-01-30T23:59',
      time_zone: 'Asia/Dubai',
      products: [
        { order_item_id: '2001', ask_size: 'yes', input_type: 'options', options: ['Small', 'Medium'] },
        { order_item_id: '2002', ask_size: 'yes', input_type: 'plain_text', plain_text: 'Chest in cm' },
        { order_item_id: '2003', ask_size: 'no' },
      ],
    });
  },
});

/** Fetched anew each time, so a second edit is based on what the first one saved. */
export const EditedAgain = meta.story({
  parameters: { route: { ...route, at: campaignPath('1064') } },
  play: async ({ msw }) => {
    const add = await screen.findByRole('button', { name: campaignTexts.addMicrosite });
    await userEvent.click(add);
    await press(texts.save);
    await isClosed();
    await waitFor(() => expect(add).toHaveFocus());
    msw.use(micrositeMock.ok({ ...saved, version: '4', giftsPerPerson: 3 }));
    await userEvent.click(add);
    await expect(await gifts()).toHaveValue('3');
    await press(texts.save);
    await waitFor(() => expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ version: '4' })));
  },
});

export const SaveFailed = meta.story({
  parameters: { states: ['S45.08'] },
  beforeEach: ({ msw }) => msw.use(setUpMicrositeMock.failure(500)),
  play: async () => {
    await enter(texts.closes, '2026-02-28T18:00');
    await press(texts.save);
    await seesToast(texts.failed);
    await expect(await time(texts.closes)).toHaveValue('2026-02-28T18:00');
  },
});

export const RefusedByTheServer = meta.story({
  parameters: { states: ['S45.09'] },
  beforeEach: ({ msw }) =>
    msw.use(setUpMicrositeMock.failure(422, 'Refused', { time_zone: ['Choose a time zone'] })),
  play: async () => {
    await press(texts.save);
    await waitFor(async () => expect(await zone()).toHaveAccessibleDescription('Choose a time zone'));
    await waitFor(async () => expect(await zone()).toHaveFocus());
  },
});

/** They moved the end and gave two gifts; the buyer moved the end elsewhere. */
const changedMeanwhile = ({ msw }: Network) => {
  const theirs = { ...saved, version: '4', closes: '2026-02-15T12:00', giftsPerPerson: 2 };
  msw.use(
    setUpMicrositeMock.answer(({ body }) => {
      received(body);
      if (received.mock.calls.length > 1) return setUpMicrositeMock.samples.ok;
      throw new Refusal(409, 'Outdated', { details: z.encode(micrositeSetup, theirs) });
    }),
  );
};
const { merged } = adminTexts;
const meetsTheirs = async () => {
  await enter(texts.closes, '2026-02-28T18:00');
  await press(texts.save);
  const form = await dialog();
  await waitFor(() => expect(form.getByRole('heading', { name: merged.title })).toHaveFocus());
  await expect(form.getByRole('radio', { name: merged.mine('2026-02-28 18:00') })).toBeChecked();
  await expect(form.getByRole('radio', { name: merged.theirs('2026-02-15 12:00') })).not.toBeChecked();
  await expect(await gifts()).toHaveValue('2');
  await expect(await time(texts.closes)).toHaveValue('2026-02-28T18:00');
};

export const ChangedMeanwhile = meta.story({
  parameters: { states: ['S45.10'] },
  beforeEach: changedMeanwhile,
  play: meetsTheirs,
});

export const ChangedMeanwhileTookTheirs = meta.story({
  beforeEach: changedMeanwhile,
  play: async () => {
    await meetsTheirs();
    await userEvent.click((await dialog()).getByRole('radio', { name: merged.theirs('2026-02-15 12:00') }));
    await press(texts.save);
    await seesToast(texts.saved);
    await expect(received).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: '4', closes: '2026-02-15T12:00', gifts_per_person: 2 }),
    );
  },
});

export const Previewed = meta.story({
  parameters: { route: { ...route, at: campaignPath('1064') } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: campaignTexts.preview })).toHaveAttribute(
      'href',
      campaignPreviewPath('1064'),
    );
  },
});

export const NoItems = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(ownCampaignMock.ok(sampleCampaignDetail({ items: [] })), micrositeMock.ok(unsetMicrosite([]))),
  play: async () => {
    const form = await dialog();
    await expect(form.getByText(texts.noItems)).toBeVisible();
    await expect(form.queryByRole('spinbutton')).toBeNull();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const [item] = items;
    const long = item ? [{ ...item, name: 'Unbroken'.repeat(15) }, ...items.slice(1)] : [];
    msw.use(ownCampaignMock.ok(sampleCampaignDetail({ items: long })));
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await gifts()).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S45.11'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await zone()).toBeVisible();
    await fitsTheWidth();
  },
});
