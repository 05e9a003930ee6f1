import { sampleBuyer } from '@gifting/api/account/mocks';
import { recipientsMock, removeRecipientMock } from '@gifting/api/campaigns/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { campaignRecipientsPath, campaignRecipientsRoute } from '../shared/recipients-path';
import { CampaignRecipientsScreen } from './CampaignRecipientsScreen';
import { reads } from './CampaignRecipientsScreen.reads';
import { campaignRecipientsTexts } from './CampaignRecipientsScreen.texts';

const { removal: texts, list } = campaignRecipientsTexts;
const removed = fn();

const meta = preview.meta({
  title: 'Screens/Campaigns/Removing a recipient',
  component: CampaignRecipientsScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: campaignRecipientsRoute, at: campaignRecipientsPath('1064'), reads },
  },
  beforeEach: () => {
    removed.mockReset();
  },
});

const table = async () => within(await screen.findByRole('table', { name: list.table }));
const buttonOf = async (name: string) => (await table()).findByRole('button', { name: texts.removeOf(name) });
const ask = async (name: string) => {
  await userEvent.click(await buttonOf(name));
  return visible(await screen.findByRole('alertdialog', { name: texts.question(name) }));
};
const confirm = async (name: string) =>
  userEvent.click((await ask(name)).getByRole('button', { name: texts.remove }));

export const Default = meta.story({
  parameters: { states: ['S72.01'] },
  play: async () => {
    for (const name of ['Kofi Mensah', 'Peter Vance', 'Noor Haddad'])
      await expect(await buttonOf(name)).toBeVisible();
    (await buttonOf('Noor Haddad')).scrollIntoView({ block: 'center' });
  },
});

const asked = (name: string, means: string) => async () => {
  const question = await ask(name);
  await expect(question.getByText(means)).toBeVisible();
  await expect(question.getByRole('button', { name: texts.cancel })).toHaveFocus();
};

export const NotInvited = meta.story({
  parameters: { states: ['S72.02'] },
  play: asked('Kofi Mensah', texts.means.kept),
});

export const Invited = meta.story({
  parameters: { states: ['S72.03'] },
  play: asked('Peter Vance', texts.means.invited),
});

export const HasClaimed = meta.story({
  parameters: { states: ['S72.04'] },
  play: asked('Noor Haddad', texts.means.claimed),
});

export const Removed = meta.story({
  parameters: { states: ['S72.05'] },
  play: async ({ msw }) => {
    await buttonOf('Peter Vance');
    const { items } = recipientsMock.samples.ok;
    msw.use(
      removeRecipientMock.answer(({ params }) => {
        removed(params.id);
        msw.use(recipientsMock.ok({ items: items.filter(({ id }) => id !== params.id) }));
        return removeRecipientMock.samples.ok;
      }),
    );
    await confirm('Peter Vance');
    await seesToast(texts.done);
    await expect(removed.mock.calls).toEqual([['1302']]);
    await expect(await buttonOf('Noor Haddad')).toBeVisible();
    await waitFor(async () => expect((await table()).queryByText('Peter Vance')).toBeNull());
  },
});

export const RemovedAlready = meta.story({
  parameters: { states: ['S72.06'] },
  beforeEach: ({ msw }) => msw.use(removeRecipientMock.failure(404)),
  play: async () => {
    await confirm('Peter Vance');
    await seesToast(texts.gone);
  },
});

export const Failed = meta.story({
  parameters: { states: ['S72.07'] },
  beforeEach: ({ msw }) => msw.use(removeRecipientMock.failure(500)),
  play: async () => {
    await confirm('Peter Vance');
    await seesToast(texts.failed);
    await expect(await buttonOf('Peter Vance')).toBeVisible();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S72.08'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const button = await buttonOf('Noor Haddad');
    await fitsTheWidth();
    button.scrollIntoView({ block: 'center' });
  },
});
