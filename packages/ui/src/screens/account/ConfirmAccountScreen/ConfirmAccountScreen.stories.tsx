import { sampleBuyer } from '@gifting/api/account/mocks';
import { confirmAccountMock } from '@gifting/api/confirmation/mocks';
import { confirmAccountRoute } from '@gifting/domain/confirmation/paths';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import {
  arrivesAt,
  arrivesWith,
  fitsTheWidth,
  isKeptFromSearch,
  seesToast,
} from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ConfirmAccountScreen } from './ConfirmAccountScreen';
import { confirmAccountTexts as texts } from './ConfirmAccountScreen.texts';

const token = 'kVw0mQ9fQ2mX7uYb1cR4Zg';
const received = fn();

const meta = preview.meta({
  title: 'Screens/Account/Confirmed email',
  component: ConfirmAccountScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    route: { path: confirmAccountRoute, at: confirmAccountRoute.replace(':token', token) },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      confirmAccountMock.answer(({ body }) => {
        received(body);
        return confirmAccountMock.samples.ok;
      }),
    );
  },
});

const button = () => screen.getByRole('button', { name: texts.submit });
const press = async () => userEvent.click(button());

/** Asserts that another page is there, with focus on its heading and a way on. */
const turnsTo = async (title: string, lead: string, [name, path]: readonly [string, string]) => {
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(screen.getByText(lead)).toBeVisible();
  await expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
};
const toSignIn = [texts.signIn, paths.signIn] as const;
const toProfile = [texts.profile, paths.profile] as const;

const saysAndStays = async (text: string) => {
  await seesToast(text);
  await waitFor(() => expect(button()).toHaveAccessibleDescription(text));
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S90.01'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(button()).toBeVisible();
    await isKeptFromSearch();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const Confirming = meta.story({
  parameters: { states: ['S90.02'] },
  beforeEach: ({ msw }) => msw.use(confirmAccountMock.pending()),
  play: async () => {
    await press();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const Confirmed = meta.story({
  parameters: { states: ['S90.03'], user: 'visitor' },
  play: async () => {
    await press();
    await turnsTo(texts.doneTitle, texts.doneLead, toSignIn);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ token });
  },
});

export const WithAFullStop = meta.story({
  ...Confirmed.input,
  tags: ['!dev'],
  parameters: {
    user: 'visitor',
    route: { path: confirmAccountRoute, at: confirmAccountRoute.replace(':token', `${token}.`) },
  },
  play: async () => {
    await Confirmed.play();
  },
});

/** The link works once: a second call would say that it does not work any more. */
export const PressedTwice = meta.story({
  ...Confirmed.input,
  tags: ['!dev'],
  play: async () => {
    const pressed = button();
    pressed.click();
    pressed.click();
    await turnsTo(texts.doneTitle, texts.doneLead, toSignIn);
    await expect(received).toHaveBeenCalledOnce();
  },
});

export const ConfirmedSignedIn = meta.story({
  parameters: { states: ['S90.04'], user: sampleBuyer },
  play: async () => {
    await press();
    await turnsTo(texts.doneTitle, texts.doneLead, toProfile);
  },
});

export const LinkGone = meta.story({
  parameters: { states: ['S90.05'], user: 'visitor' },
  beforeEach: ({ msw }) => msw.use(confirmAccountMock.failure(404)),
  play: async () => {
    await press();
    await turnsTo(texts.goneTitle, texts.goneLead, toSignIn);
  },
});

/** Sign-in leads on to the profile, which sends another link. */
export const LinkGoneLeadsToTheProfile = meta.story({
  ...LinkGone.input,
  tags: ['!dev'],
  play: async () => {
    await LinkGone.play();
    await userEvent.click(screen.getByRole('link', { name: texts.signIn }));
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: paths.profile });
  },
});

export const TooManyGuesses = meta.story({
  parameters: { states: ['S90.07'] },
  beforeEach: ({ msw }) =>
    msw.use(confirmAccountMock.failure(429, 'Too many failed attempts. Try again in 10 minutes.')),
  play: async () => {
    await press();
    await saysAndStays('Too many failed attempts. Try again in 10 minutes.');
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S90.06'] },
  beforeEach: ({ msw }) => msw.use(confirmAccountMock.failure(500)),
  play: async () => {
    await press();
    await saysAndStays(texts.failed);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(confirmAccountMock.malformed()),
  play: async () => {
    await press();
    await saysAndStays(texts.failed);
  },
});

export const Offline = meta.story({
  parameters: { states: ['S90.08'] },
  beforeEach: ({ msw }) => msw.use(confirmAccountMock.offline()),
  play: async () => {
    await press();
    await saysAndStays(errorTexts.network);
  },
});

export const Keyboard = meta.story({
  parameters: { user: 'visitor' },
  play: async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    await turnsTo(texts.doneTitle, texts.doneLead, toSignIn);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S90.09'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(button()).toBeVisible();
    await fitsTheWidth();
  },
});
