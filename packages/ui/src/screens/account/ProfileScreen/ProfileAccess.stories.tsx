import { sampleBuyer } from '@gifting/api/account/mocks';
import { changePasswordMock } from '@gifting/api/passwords/mocks';
import { endSessionMock, sampleSessions, sessionsMock } from '@gifting/api/sessions/mocks';
import type { OpenSession } from '@gifting/domain/sessions/open-session';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ProfileScreen } from './ProfileScreen';
import { profileTexts as texts } from './ProfileScreen.texts';

const received = fn();
let open: OpenSession[] = [];

const meta = preview.meta({
  title: 'Screens/Account/Profile with passwords and sessions',
  component: ProfileScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.profile } },
  beforeEach: ({ msw }) => {
    received.mockReset();
    open = [...sampleSessions];
    msw.use(
      changePasswordMock.answer(({ body }) => {
        received(body);
        return changePasswordMock.samples.ok;
      }),
      sessionsMock.answer(() => open),
      endSessionMock.answer(({ params }) => {
        open = open.filter(({ id }) => id !== params.id);
        return endSessionMock.samples.ok;
      }),
    );
  },
});

const passwordForm = () => within(screen.getByRole('region', { name: texts.password }));
const field = (label: string) => passwordForm().getByLabelText(label);
const labels = [texts.currentPassword, texts.newPassword, texts.confirmPassword] as const;
const save = async () =>
  userEvent.click(passwordForm().getByRole('button', { name: texts.saveForm(texts.password) }));

/** Fills in the three fields and saves, once the form knows that it changes the password. */
const change = async (chosen = 'ribbon-and-bow', again = chosen) => {
  await expect(await passwordForm().findByText(texts.passwordHint)).toBeVisible();
  for (const [index, value] of ['paper-and-string', chosen, again].entries()) {
    await userEvent.click(field(labels[index] ?? ''));
    await userEvent.paste(value);
  }
  await save();
};

const isRefused = async (label: string, message: string) => {
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  await waitFor(() => expect(field(label)).toHaveFocus());
  await expect(field(texts.currentPassword)).toHaveValue('paper-and-string');
};

const keeps = async () => {
  await waitFor(() => expect(field(texts.newPassword)).toBeEnabled());
  await expect(field(texts.currentPassword)).toHaveValue('paper-and-string');
  await expect(field(texts.newPassword)).toHaveValue('ribbon-and-bow');
};

const panel = async () => within(await screen.findByRole('region', { name: texts.sessions }));
const phone = texts.device('Safari', 'iOS');
const signOutOf = async (device: string) =>
  userEvent.click(await (await panel()).findByRole('button', { name: texts.signOutOf(device) }));

export const Default = meta.story({
  parameters: { states: ['S58.01'] },
  play: async () => {
    for (const title of [texts.personal, texts.address, texts.password])
      await expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const list = await panel();
    const [here, there, nameless] = await list.findAllByRole('listitem');
    await expect(here).toHaveTextContent(texts.device('Firefox', 'Windows'));
    await expect(here).toHaveTextContent(texts.thisDevice);
    await expect(there).toHaveTextContent(phone);
    await expect(nameless).toHaveTextContent(texts.device('', ''));
    await expect(list.getByText(texts.thisDevice)).toBeVisible();
    await expect(list.getAllByRole('button', { name: /Sign out there/ })).toHaveLength(2);
  },
});

/** A password manager finds the account, which the form does not ask for. */
export const PasswordManager = meta.story({
  tags: ['!dev'],
  play: async () => {
    const { form } = passwordForm().getByLabelText<HTMLInputElement>(texts.currentPassword);
    await expect(form?.querySelector('[autocomplete="username"]')).toHaveValue(sampleBuyer.email);
  },
});

export const TooShort = meta.story({
  parameters: { states: ['S58.02'] },
  play: async () => {
    await change('seven77');
    await isRefused(texts.newPassword, 'Use a password of 8 characters or more');
    await expect(received).not.toHaveBeenCalled();
  },
});

export const Different = meta.story({
  parameters: { states: ['S58.03'] },
  play: async () => {
    await change('ribbon-and-bow', 'ribbon-and-bowl');
    await isRefused(texts.confirmPassword, 'The passwords do not match');
    await expect(received).not.toHaveBeenCalled();
  },
});

const wrong = 'This is not your present password';

export const PresentPasswordWrong = meta.story({
  parameters: { states: ['S58.04'] },
  beforeEach: ({ msw }) => msw.use(changePasswordMock.failure(422, wrong, { current_password: [wrong] })),
  play: async () => {
    await change();
    await isRefused(texts.currentPassword, wrong);
  },
});

const common = 'This password is one of the most common ones: choose another';

export const TooCommon = meta.story({
  parameters: { states: ['S58.05'] },
  beforeEach: ({ msw }) => msw.use(changePasswordMock.failure(422, common, { password: [common] })),
  play: async () => {
    await change();
    await isRefused(texts.newPassword, common);
  },
});

export const Changed = meta.story({
  parameters: { states: ['S58.06'] },
  play: async () => {
    await change();
    await seesToast(texts.passwordChanged);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({
      current_password: 'paper-and-string',
      password: 'ribbon-and-bow',
    });
    for (const label of labels) await waitFor(() => expect(field(label)).toHaveValue(''));
  },
});

const tooMany = 'Too many failed attempts. Try again in 10 minutes.';

export const TooManyGuesses = meta.story({
  parameters: { states: ['S58.07'] },
  beforeEach: ({ msw }) => msw.use(changePasswordMock.failure(429, tooMany)),
  play: async () => {
    await change();
    await seesToast(tooMany);
    await keeps();
  },
});

export const ChangeFailed = meta.story({
  parameters: { states: ['S58.08'] },
  beforeEach: ({ msw }) => msw.use(changePasswordMock.failure(500)),
  play: async () => {
    await change();
    await seesToast(texts.failed);
    await keeps();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(changePasswordMock.offline()),
  play: async () => {
    await change();
    await seesToast(errorTexts.network);
    await keeps();
  },
});

export const OnlyHere = meta.story({
  parameters: { states: ['S58.09'] },
  beforeEach: () => {
    open = sampleSessions.filter(({ current }) => current);
  },
  play: async () => {
    const list = await panel();
    await expect(await list.findByText(texts.onlyHere)).toBeVisible();
    await expect(list.queryByRole('button')).toBeNull();
  },
});

export const SessionsLoading = meta.story({
  parameters: { states: ['S58.10'] },
  beforeEach: ({ msw }) => msw.use(sessionsMock.pending()),
  play: async () => {
    await expect(await (await panel()).findByText(texts.sessionsLoading)).toBeInTheDocument();
  },
});

export const SessionsFailed = meta.story({
  parameters: { states: ['S58.11'] },
  beforeEach: ({ msw }) => msw.use(sessionsMock.failure(500)),
  play: async () => {
    const list = await panel();
    await expect(await list.findByText(texts.sessionsError)).toBeVisible();
    await expect(list.getByRole('button', { name: errorPanelTexts.tryAgain })).toBeVisible();
  },
});

export const SessionsMalformed = meta.story({
  beforeEach: ({ msw }) => msw.use(sessionsMock.malformed()),
  play: async () => {
    await expect(await (await panel()).findByText(texts.sessionsError)).toBeVisible();
  },
});

export const SignedOutThere = meta.story({
  parameters: { states: ['S58.12'] },
  play: async () => {
    await signOutOf(phone);
    await seesToast(texts.signedOut);
    const list = await panel();
    await waitFor(() => expect(list.queryByText(phone)).toBeNull());
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('heading', { name: texts.sessions })).toHaveFocus();
  },
});

export const SignedOutAlready = meta.story({
  parameters: { states: ['S58.13'] },
  beforeEach: ({ msw }) => msw.use(endSessionMock.failure(404)),
  play: async () => {
    await signOutOf(phone);
    await seesToast(texts.signedOutAlready);
  },
});

export const SignOutFailed = meta.story({
  parameters: { states: ['S58.14'] },
  beforeEach: ({ msw }) => msw.use(endSessionMock.failure(500)),
  play: async () => {
    await signOutOf(phone);
    await seesToast(texts.failed);
    await expect((await panel()).getByText(phone)).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    open = sampleSessions.map((session) => ({ ...session, browser: 'Unbroken'.repeat(12) }));
  },
  play: async () => {
    await expect(await (await panel()).findAllByRole('listitem')).toHaveLength(3);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S58.15'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await (await panel()).findByText(phone)).toBeVisible();
    await fitsTheWidth();
  },
});
