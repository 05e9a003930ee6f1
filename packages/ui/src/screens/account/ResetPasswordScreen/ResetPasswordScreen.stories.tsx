import { resetPasswordMock } from '@gifting/api/passwords/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { fillSilently, fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ResetPasswordScreen } from './ResetPasswordScreen';
import { resetPasswordTexts as texts } from './ResetPasswordScreen.texts';

const token = 'kVw0mQ9fQ2mX7uYb1cR4Zg';
const received = fn();

const meta = preview.meta({
  title: 'Screens/Account/New password',
  component: ResetPasswordScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    route: { path: paths.resetPassword, at: paths.resetPassword.replace(':token', token) },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      resetPasswordMock.answer(({ body }) => {
        received(body);
        return resetPasswordMock.samples.ok;
      }),
    );
  },
});

const good = 'ribbon-and-bow';
const password = () => screen.getByLabelText(texts.password);
const confirm = () => screen.getByLabelText(texts.confirm);
const button = () => screen.getByRole('button', { name: texts.submit });
const change = async (typed = good, again = typed) => {
  await userEvent.type(password(), typed);
  await userEvent.type(confirm(), again);
  await userEvent.click(button());
};

/** Asserts that a failure is said in a toast and above the button, and that both passwords are still there. */
const saysAndKeeps = async (text: string) => {
  await seesToast(text);
  await waitFor(() => expect(button()).toHaveAccessibleDescription(text));
  await expect(password()).toHaveValue(good);
  await expect(confirm()).toHaveValue(good);
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S57.01'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    for (const field of [password(), confirm()]) {
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    }
    await isKeptFromSearch();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const TooShort = meta.story({
  parameters: { states: ['S57.02'] },
  play: async () => {
    await change('seven77');
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription('Use a password of 8 characters or more'),
    );
    await expect(password()).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const Different = meta.story({
  parameters: { states: ['S57.03'] },
  play: async () => {
    await change(good, 'ribbon-and-bowl');
    await waitFor(() => expect(confirm()).toHaveAccessibleDescription('The passwords do not match'));
    await expect(received).not.toHaveBeenCalled();
  },
});

const common = 'This password is one of the most common ones: choose another';

export const Common = meta.story({
  parameters: { states: ['S57.04'] },
  beforeEach: ({ msw }) => msw.use(resetPasswordMock.failure(422, common, { password: [common] })),
  play: async () => {
    await change();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(common));
    await waitFor(() => expect(password()).toHaveFocus());
  },
});

export const Submitting = meta.story({
  parameters: { states: ['S57.05'] },
  beforeEach: ({ msw }) => msw.use(resetPasswordMock.pending()),
  play: async () => {
    await change();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const Changed = meta.story({
  parameters: { states: ['S57.06'] },
  play: async () => {
    await change();
    const title = await screen.findByRole('heading', { level: 1, name: texts.doneTitle });
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ token, password: good });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', paths.signIn);
  },
});

export const WithAFullStop = meta.story({
  ...Changed.input,
  tags: ['!dev'],
  parameters: {
    route: { path: paths.resetPassword, at: paths.resetPassword.replace(':token', `${token}.`) },
  },
  play: async () => {
    await Changed.play();
  },
});

/** The link works once: a second call would say that it does not work any more. */
export const PressedTwice = meta.story({
  ...Changed.input,
  tags: ['!dev'],
  play: async () => {
    await userEvent.type(password(), good);
    await userEvent.type(confirm(), good);
    const pressed = button();
    pressed.click();
    pressed.click();
    await screen.findByRole('heading', { level: 1, name: texts.doneTitle });
    await expect(received).toHaveBeenCalledOnce();
  },
});

export const LinkGone = meta.story({
  parameters: { states: ['S57.07'] },
  beforeEach: ({ msw }) => msw.use(resetPasswordMock.failure(404)),
  play: async () => {
    await change();
    const title = await screen.findByRole('heading', { level: 1, name: texts.goneTitle });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByRole('link', { name: texts.again })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S57.08'] },
  beforeEach: ({ msw }) => msw.use(resetPasswordMock.failure(500)),
  play: async () => {
    await change();
    await saysAndKeeps(texts.failed);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(resetPasswordMock.malformed()),
  play: async () => {
    await change();
    await saysAndKeeps(texts.failed);
  },
});

export const Offline = meta.story({
  parameters: { states: ['S57.09'] },
  beforeEach: ({ msw }) => msw.use(resetPasswordMock.offline()),
  play: async () => {
    await change();
    await saysAndKeeps(errorTexts.network);
  },
});

/** A password manager fills fields without an event. */
export const FilledSilently = meta.story({
  play: async () => {
    for (const field of [password(), confirm()]) fillSilently(field, good);
    await userEvent.click(button());
    await expect(await screen.findByRole('heading', { level: 1, name: texts.doneTitle })).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await userEvent.click(password());
    await userEvent.paste('unbroken'.repeat(30));
    await expect(password()).toHaveValue('unbroken'.repeat(30));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S57.10'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(button()).toBeVisible();
    await fitsTheWidth();
  },
});
