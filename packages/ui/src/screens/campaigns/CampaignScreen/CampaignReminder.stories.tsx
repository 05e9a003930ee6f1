import { sampleBuyer } from '@gifting/api/account/mocks';
import { reminderMock, remindMock } from '@gifting/api/campaigns/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import { reminderStops } from '@gifting/domain/campaigns/reminder';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { campaignPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { campaignTexts } from './CampaignScreen.texts';
import { reminderTexts as texts } from './reminder.texts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaigns/Reminder of a campaign',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.campaign, at: campaignPath('1064'), reads },
  },
  beforeEach: () => {
    sent.mockReset();
  },
});

const panel = async () => within(await screen.findByRole('region', { name: texts.title }));
const button = async (name: string) => (await panel()).findByRole('button', { name });
const inSight = async () => {
  (await screen.findByRole('region', { name: texts.title })).scrollIntoView({ block: 'center' });
};
const ask = async () => {
  await userEvent.click(await button(texts.remind(21)));
  return visible(await screen.findByRole('alertdialog', { name: texts.question(21) }));
};
const confirm = async () => userEvent.click((await ask()).getByRole('button', { name: texts.remind(21) }));

export const Default = meta.story({
  parameters: { states: ['S70.01'] },
  play: async () => {
    await expect(await button(texts.remind(21))).toBeEnabled();
    await expect((await panel()).getByText(texts.silent(21))).toBeVisible();
    await inSight();
  },
});

export const Asked = meta.story({
  parameters: { states: ['S70.02'] },
  play: async () => {
    const question = await ask();
    await expect(question.getByText(texts.means)).toBeVisible();
    await expect(question.getByRole('button', { name: texts.cancel })).toHaveFocus();
  },
});

export const NotYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      remindMock.answer(() => {
        sent();
        return remindMock.samples.ok;
      }),
    ),
  play: async () => {
    await userEvent.click((await ask()).getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Reminded = meta.story({
  parameters: { states: ['S70.03'] },
  beforeEach: ({ msw }) => {
    // A request takes some of them: the screen asks again for the rest.
    msw.use(
      remindMock.answer(() => {
        sent();
        if (sent.mock.calls.length === 1) return { reminded: 15, left: 6 };
        msw.use(reminderMock.ok({ silent: 0, reminded: 21, stop: null }));
        return { reminded: 6, left: 0 };
      }),
    );
  },
  play: async () => {
    await confirm();
    await seesToast(texts.done(21));
    const done = await button(texts.remindNobody);
    await expect(done).toBeDisabled();
    await expect(done).toHaveAccessibleDescription(texts.nobodyLeft);
    await expect((await panel()).getByText(texts.reminded(21))).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});

export const SomeLeft = meta.story({
  parameters: { states: ['S70.04'] },
  beforeEach: ({ msw }) => msw.use(reminderMock.ok({ silent: 1, reminded: 20, stop: null })),
  play: async () => {
    await expect(await button(texts.remind(1))).toBeEnabled();
    await expect((await panel()).getByText(texts.reminded(20))).toBeVisible();
    await inSight();
  },
});

export const Paused = meta.story({
  parameters: { states: ['S70.05'] },
  beforeEach: ({ msw }) => msw.use(reminderMock.ok({ silent: 21, reminded: 0, stop: 'paused' })),
  play: async () => {
    const remind = await button(texts.remind(21));
    await expect(remind).toBeDisabled();
    await expect(remind).toHaveAccessibleDescription(reminderStops.paused);
    await inSight();
  },
});

export const Closed = meta.story({
  parameters: { states: ['S70.06'] },
  beforeEach: ({ msw }) => msw.use(reminderMock.ok({ silent: 21, reminded: 0, stop: 'closed' })),
  play: async () => {
    await expect(await button(texts.remind(21))).toHaveAccessibleDescription(reminderStops.closed);
    await inSight();
  },
});

export const RefusedMeanwhile = meta.story({
  parameters: { states: ['S70.07'] },
  beforeEach: ({ msw }) =>
    msw.use(
      remindMock.answer(() => {
        throw new Refusal(422, reminderStops.paused);
      }),
    ),
  play: async () => {
    await confirm();
    await seesToast(reminderStops.paused);
  },
});

export const StoppedHalfWay = meta.story({
  parameters: { states: ['S70.08'] },
  beforeEach: ({ msw }) =>
    msw.use(
      remindMock.answer(() => {
        sent();
        if (sent.mock.calls.length > 1) throw new Refusal(503, '');
        return { reminded: 15, left: 6 };
      }),
    ),
  play: async () => {
    await confirm();
    await seesToast(texts.partly(15));
  },
});

export const NobodyToRemind = meta.story({
  beforeEach: ({ msw }) => msw.use(reminderMock.empty()),
  play: async () => {
    await expect(await screen.findByRole('button', { name: campaignTexts.share })).toBeVisible();
    await expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

export const NotOffered = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('campaigns.reminder'))),
  play: async () => {
    await expect(await screen.findByRole('link', { name: campaignTexts.recipients })).toBeVisible();
    await expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S70.09'] },
  beforeEach: ({ msw }) => msw.use(reminderMock.failure(500)),
  play: async () => {
    await expect(await (await panel()).findByText(texts.error)).toBeVisible();
    await expect(screen.getByRole('button', { name: campaignTexts.share })).toBeVisible();
    await inSight();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S70.10'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await button(texts.remind(21));
    await fitsTheWidth();
    await inSight();
  },
});
