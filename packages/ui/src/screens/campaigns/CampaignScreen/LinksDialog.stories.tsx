import { sampleBuyer } from '@gifting/api/account/mocks';
import {
  addLinkMock,
  linksMock,
  micrositeMock,
  revokeLinkMock,
  sampleLinks,
  steerCampaignMock,
} from '@gifting/api/campaigns/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { fieldRefusal } from '@gifting/api/core/refusal';
import { refusalTexts } from '@gifting/api/core/texts';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { campaignPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { claimPath } from '#screens/recipients/shared/claim-paths.ts';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { campaignTexts } from './CampaignScreen.texts';
import { linksTexts as texts } from './links.texts';

const received = fn();
const siteUrl = 'https://gifts.example';

const meta = preview.meta({
  title: 'Screens/Campaigns/Microsite links',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.campaign, at: `${campaignPath('1064')}?dialog=links`, reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      addLinkMock.answer(({ body }) => {
        received(body);
        return addLinkMock.samples.ok;
      }),
    );
  },
});

/** Allows for a busy machine: the dialog follows two answers. */
const patience = { timeout: 4000 };
const dialog = async () => visible(await screen.findByRole('dialog', { name: texts.title }, patience));
const question = async () => visible(await screen.findByRole('alertdialog'));
const press = async (name: string) => userEvent.click(await (await dialog()).findByRole('button', { name }));
const link = async () => (await dialog()).findByRole('textbox', { name: texts.link });
const token = addLinkMock.samples.ok.token;

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S47.02'] },
  play: async () => {
    const links = await dialog();
    await expect(await links.findByText(texts.standing.running)).toBeVisible();
    await expect(links.getByText(texts.claimed(42, 100))).toBeVisible();
    await expect(links.getByText('Noor Haddad')).toBeVisible();
    await expect(links.getByText(texts.revokedTag)).toBeVisible();
    await expect(links.queryByRole('button', { name: texts.revokeOf('Sam Rivers') })).toBeNull();
    await expect(links.getByRole('textbox', { name: texts.limit })).toHaveValue('120');
  },
});

/** From the button of the campaign, and back to it. */
export const OpenedByItsButton = meta.story({
  parameters: { route: { path: paths.campaign, at: campaignPath('1064'), reads } },
  play: async () => {
    const share = await screen.findByRole('button', { name: campaignTexts.share });
    await userEvent.click(share);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(share).toHaveFocus());
  },
});

export const Loading = meta.story({
  parameters: { states: ['S47.01'] },
  beforeEach: ({ msw }) => msw.use(linksMock.pending()),
  play: async () => {
    await expect((await dialog()).getByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('[role="dialog"] .skel')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S47.03'] },
  beforeEach: ({ msw }) => msw.use(linksMock.ok({ standing: 'draft', links: [] })),
  play: async () => {
    const links = await dialog();
    await expect(await links.findByText(texts.none)).toBeVisible();
    await expect(links.getByText(texts.standing.draft)).toBeVisible();
    await expect(links.queryByRole('button', { name: texts.pause })).toBeNull();
  },
});

export const MadeForAll = meta.story({
  parameters: { states: ['S47.04'] },
  play: async () => {
    await press(texts.add);
    await expect(await link()).toHaveValue(siteUrl + claimPath(token));
    await expect(await link()).toHaveAccessibleDescription(texts.linkHint);
    await expect(received).toHaveBeenCalledWith({ kind: 'shared', limit: 120 });
  },
});

const chooseOne = async () =>
  userEvent.click(await (await dialog()).findByRole('radio', { name: texts.kinds.personal }));

export const MadeForOne = meta.story({
  parameters: { states: ['S47.05'] },
  play: async () => {
    await chooseOne();
    await userEvent.type((await dialog()).getByRole('textbox', { name: texts.name }), 'Noor Haddad');
    await press(texts.add);
    await expect(await link()).toBeVisible();
    await expect(received).toHaveBeenCalledWith({ kind: 'personal', name: 'Noor Haddad' });
    await expect((await dialog()).getByRole('textbox', { name: texts.name })).toHaveValue('');
  },
});

const invite = async () => {
  await chooseOne();
  await userEvent.type((await dialog()).getByRole('textbox', { name: texts.name }), 'Noor Haddad');
  const email = await (await dialog()).findByLabelText(texts.email, { exact: false });
  await userEvent.type(email, 'noor@lumen.example');
  await press(texts.add);
  return email;
};

export const Invited = meta.story({
  parameters: { states: ['S47.19'] },
  play: async () => {
    await invite();
    await expect(await (await dialog()).findByText(texts.invitationSent('noor@lumen.example'))).toBeVisible();
    await expect(received).toHaveBeenCalledWith({
      kind: 'personal',
      name: 'Noor Haddad',
      email: 'noor@lumen.example',
    });
  },
});

export const NotYetInvited = meta.story({
  parameters: { states: ['S47.20'] },
  beforeEach: ({ msw }) =>
    msw.use(
      addLinkMock.answer(() => {
        throw fieldRefusal({ email: [refusalTexts.notSetUp] });
      }),
    ),
  play: async () => {
    const email = await invite();
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(expect.stringContaining(refusalTexts.notSetUp)),
    );
    await expect(email).toHaveValue('noor@lumen.example');
  },
});

/** Without `mail` a link is copied only. */
export const WithoutMail = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(['campaigns.links'])),
  play: async () => {
    await chooseOne();
    await expect((await dialog()).getByRole('textbox', { name: texts.name })).toBeVisible();
    await expect((await dialog()).queryByLabelText(texts.email, { exact: false })).toBeNull();
  },
});

export const NameMissing = meta.story({
  parameters: { states: ['S47.06'] },
  play: async () => {
    await chooseOne();
    await press(texts.add);
    const name = (await dialog()).getByRole('textbox', { name: texts.name });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name'));
    await expect(name).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const ForNobody = meta.story({
  parameters: { states: ['S47.07'] },
  play: async () => {
    const limit = await (await dialog()).findByRole('textbox', { name: texts.limit });
    await userEvent.clear(limit);
    await press(texts.add);
    await waitFor(() => expect(limit).toHaveAccessibleDescription('Enter 1 or more'));
    await expect(received).not.toHaveBeenCalled();
  },
});

const shared = async () => within(await (await dialog()).findByRole('region', { name: texts.share }));

export const Shared = meta.story({
  parameters: { states: ['S47.17'] },
  play: async () => {
    await press(texts.add);
    const part = await shared();
    await expect(await part.findByRole('img', { name: texts.qrCode })).toBeVisible();
    await expect(part.getByText(texts.scan('Amara Okafor'))).toBeVisible();
    const invitation = part.getByRole<HTMLTextAreaElement>('textbox', { name: texts.invitation });
    await expect(invitation.value).toContain(siteUrl + claimPath(token));
    const closes = formatInstant(new Date('2026-01-30T23:59:00Z'), 'Europe/London');
    await waitFor(() => expect(invitation.value).toContain(`It is open until ${closes}.`));
    await expect(invitation).toBeVisible();
  },
});

/** Without its set-up an invitation names no times. */
export const SharedWithoutTimes = meta.story({
  beforeEach: ({ msw }) => msw.use(micrositeMock.failure(500)),
  play: async () => {
    await press(texts.add);
    const invitation = (await shared()).getByRole<HTMLTextAreaElement>('textbox', { name: texts.invitation });
    await expect(invitation.value).toContain(siteUrl + claimPath(token));
    await expect(invitation.value).not.toContain('open until');
  },
});

export const Printed = meta.story({
  play: async () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await press(texts.add);
    await press(texts.print);
    await expect(print).toHaveBeenCalledOnce();
  },
});

export const InvitationCopied = meta.story({
  parameters: { states: ['S47.18'] },
  play: async () => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await press(texts.add);
    await press(texts.copyInvitation);
    await seesToast(texts.invitationCopied);
    await expect(write).toHaveBeenCalledWith(expect.stringContaining(siteUrl + claimPath(token)));
  },
});

export const Copied = meta.story({
  parameters: { states: ['S47.08'] },
  play: async () => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await press(texts.add);
    await press(texts.copy);
    await seesToast(texts.copied);
    await expect(write).toHaveBeenCalledWith(siteUrl + claimPath(token));
  },
});

export const RevokeAsked = meta.story({
  parameters: { states: ['S47.09'] },
  play: async () => {
    await press(texts.revokeOf('Noor Haddad'));
    const asked = await question();
    await expect(asked.getByText(texts.revokeTitle('Noor Haddad'))).toBeVisible();
    await expect(asked.getByText(texts.revokeText)).toBeVisible();
  },
});

export const Revoked = meta.story({
  parameters: { states: ['S47.10'] },
  play: async ({ msw }) => {
    await press(texts.revokeOf('Noor Haddad'));
    const { links } = sampleLinks();
    msw.use(linksMock.ok(sampleLinks({ links: links.map((each) => ({ ...each, revoked: true })) })));
    await userEvent.click((await question()).getByRole('button', { name: texts.revoke }));
    await seesToast(texts.revoked);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await (await dialog()).findAllByText(texts.revokedTag)).toHaveLength(3);
  },
});

export const RevokeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(revokeLinkMock.failure(500)),
  play: async () => {
    await press(texts.revokeOf('Noor Haddad'));
    await userEvent.click((await question()).getByRole('button', { name: texts.revoke }));
    await seesToast(texts.failed);
  },
});

export const Paused = meta.story({
  parameters: { states: ['S47.11'] },
  play: async ({ msw }) => {
    await (await dialog()).findByText(texts.standing.running);
    msw.use(linksMock.ok(sampleLinks({ standing: 'paused' })));
    await press(texts.pause);
    await seesToast(texts.steered);
    await expect(await (await dialog()).findByText(texts.standing.paused)).toBeVisible();
    await expect((await dialog()).getByRole('button', { name: texts.resume })).toHaveFocus();
  },
});

export const CancelAsked = meta.story({
  parameters: { states: ['S47.12'] },
  play: async () => {
    await press(texts.cancelCampaign);
    await expect((await question()).getByText(texts.cancelText)).toBeVisible();
  },
});

export const Cancelled = meta.story({
  parameters: { states: ['S47.13'] },
  play: async ({ msw }) => {
    await press(texts.cancelCampaign);
    msw.use(linksMock.ok(sampleLinks({ standing: 'cancelled' })));
    await userEvent.click((await question()).getByRole('button', { name: texts.cancelCampaign }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const links = await dialog();
    await expect(await links.findByText(texts.standing.cancelled)).toBeVisible();
    await expect(links.queryByRole('button', { name: texts.add })).toBeNull();
    await expect(links.queryByRole('button', { name: texts.pause })).toBeNull();
  },
});

export const SteerFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(steerCampaignMock.failure(500)),
  play: async () => {
    await press(texts.pause);
    await seesToast(texts.failed);
    await expect((await dialog()).getByText(texts.standing.running)).toBeVisible();
  },
});

export const AddFailed = meta.story({
  parameters: { states: ['S47.14'] },
  beforeEach: ({ msw }) => msw.use(addLinkMock.failure(500)),
  play: async () => {
    await chooseOne();
    await userEvent.type((await dialog()).getByRole('textbox', { name: texts.name }), 'Noor Haddad');
    await press(texts.add);
    await seesToast(texts.failed);
    await expect((await dialog()).getByRole('textbox', { name: texts.name })).toHaveValue('Noor Haddad');
    await expect((await dialog()).queryByRole('textbox', { name: texts.link })).toBeNull();
  },
});

const failsToLoad = async () => {
  await expect(await (await dialog()).findByText(campaignTexts.error)).toBeVisible();
  await expect((await dialog()).getByRole('button', { name: campaignTexts.tryAgain })).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S47.15'] },
  beforeEach: ({ msw }) => msw.use(linksMock.failure(500)),
  play: failsToLoad,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(linksMock.malformed()),
  play: failsToLoad,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(linksMock.offline()),
  play: failsToLoad,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const { links } = sampleLinks();
    msw.use(
      linksMock.ok(sampleLinks({ links: links.map((each) => ({ ...each, name: 'Unbroken'.repeat(30) })) })),
    );
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await (await dialog()).findByText(texts.claimed(42, 100));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S47.16'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press(texts.add);
    await expect(await link()).toBeVisible();
    await fitsTheWidth();
  },
});
