import { loginMock, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { ownOrdersMock } from '@gifting/api/orders/mocks';
import { ordersQuery } from '@gifting/api/orders/queries';
import { accountDelays } from '@gifting/client-state/account/session';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, arrivesWith, fillSilently, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { SignInScreen } from './SignInScreen';
import { signInTexts as texts } from './SignInScreen.texts';

const meta = preview.meta({
  title: 'Screens/Account/Sign in',
  component: SignInScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.signIn } },
});

/** A screen whose read finds the session expired. */
const ExpiringCall = () => {
  useInfiniteQuery(ordersQuery('user'));
  return null;
};

const email = () => screen.getByLabelText(texts.email);
const password = () => screen.getByLabelText(texts.password);
const button = () => screen.getByRole('button', { name: texts.submit });

const fill = async () => {
  await userEvent.type(email(), 'buyer@example.com');
  await userEvent.type(password(), 'unwrap-the-day');
};

const signIn = async () => {
  await fill();
  await userEvent.click(button());
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S12.01', 'S12.02'] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(email()).toHaveAttribute('type', 'email');
    await expect(password()).toHaveAttribute('type', 'password');
    await expect(screen.getByRole('checkbox', { name: texts.remember })).not.toBeChecked();
    await expect(screen.getByRole('link', { name: texts.forgot })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
    await expect(screen.getByRole('link', { name: texts.signUp })).toHaveAttribute('href', paths.signUp);
  },
});

/** After a sign-up, whether or not the address has an account. */
export const MailWritten = meta.story({
  parameters: {
    states: ['S89.02'],
    route: { at: paths.signIn, state: { wroteTo: 'amara@example.com', from: paths.payment } },
  },
  play: async () => {
    await expect(screen.getByText(texts.wrote('amara@example.com'))).toBeVisible();
    await expect(email()).toHaveValue('');
  },
});

export const MailWrittenNarrow = meta.story({
  parameters: {
    states: ['S89.04'],
    route: { at: paths.signIn, state: { wroteTo: `${'a-long-name-'.repeat(5)}@fernside-studio.example` } },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(screen.getByText(/a-long-name/)).toBeVisible();
    await fitsTheWidth();
  },
});

export const PasswordShown = meta.story({
  parameters: { states: ['S12.03'] },
  play: async () => {
    await userEvent.type(password(), 'unwrap-the-day');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(password()).toHaveAttribute('type', 'text');
    await expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

export const RememberMeChecked = meta.story({
  parameters: { states: ['S12.04'] },
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: texts.remember }));
    await expect(screen.getByRole('checkbox', { name: texts.remember })).toBeChecked();
  },
});

export const EmailMissing = meta.story({
  parameters: { states: ['S12.05'] },
  play: async () => {
    await userEvent.type(password(), 'unwrap-the-day');
    await userEvent.click(button());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Enter your email'));
    await expect(email()).toHaveFocus();
  },
});

export const EmailMalformed = meta.story({
  parameters: { states: ['S12.06'] },
  play: async () => {
    await userEvent.type(email(), 'buyer');
    await userEvent.type(password(), 'unwrap-the-day{Enter}');
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Enter an email address like name@company.com'),
    );
    await expect(email()).toBeInvalid();
    await expect(password()).toHaveValue('unwrap-the-day');
  },
});

export const PasswordMissing = meta.story({
  parameters: { states: ['S12.07'] },
  play: async () => {
    await userEvent.type(email(), 'buyer@example.com{Enter}');
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Enter your password'));
  },
});

export const Submitting = meta.story({
  parameters: { states: ['S12.08'] },
  beforeEach: ({ msw }) => msw.use(loginMock.pending()),
  play: async () => {
    await signIn();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const SignedIn = meta.story({
  parameters: { states: ['S12.09', 'S12.12', 'S12.14'] },
  play: async () => {
    await signIn();
    await seesToast('Welcome back, Amara');
    await waitFor(() => expect(email()).toHaveValue(''));
    await expect(window.sessionStorage.getItem(sessionKeys.token)).not.toBeNull();
    await expect(window.localStorage.getItem(sessionKeys.token)).toBeNull();
  },
});

export const SignedInGoesHome = meta.story({
  ...SignedIn.input,
  tags: ['!dev'],
  play: async () => {
    await SignedIn.play();
    await arrivesAt(paths.home);
  },
});

export const SignedInWithoutServerMessage = meta.story({
  parameters: { states: ['S12.10'] },
  beforeEach: ({ msw }) =>
    msw.use(loginMock.ok({ success: true, message: '', data: { user: sampleBuyer, token: 'token' } })),
  play: async () => {
    await signIn();
    await seesToast(texts.success);
  },
});

export const SignedInAndBack = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S12.11'], route: { at: paths.signIn, state: { from: paths.payment } } },
  play: async () => {
    await signIn();
    await arrivesAt(paths.payment);
  },
});

/** The return location must stay within the app. */
export const SignedInFromElsewhere = meta.story({
  tags: ['!dev'],
  parameters: { route: { at: paths.signIn, state: { from: '//evil.example' } } },
  play: async () => {
    await signIn();
    await arrivesAt(paths.home);
  },
});

/**
 * A person who follows a link right after signing in gets there, even on a slow connection, and is not redirected home.
 */
export const SignedInAndGoneOn = meta.story({
  tags: ['!dev'],
  parameters: {
    route: {
      at: paths.signIn,
      elsewhere: () =>
        new Promise<null>((arrive) => {
          setTimeout(() => arrive(null), accountDelays.afterSignIn + 500);
        }),
    },
  },
  play: async () => {
    await signIn();
    await seesToast('Welcome back, Amara');
    await userEvent.click(screen.getByRole('link', { name: texts.signUp }));
    await expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await arrivesAt(paths.signUp);
  },
});

export const SignedInAndRemembered = meta.story({
  parameters: { states: ['S12.13'] },
  play: async () => {
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: texts.remember }));
    await userEvent.click(button());
    await waitFor(() => expect(window.localStorage.getItem(sessionKeys.token)).not.toBeNull());
    await expect(window.localStorage.getItem(sessionKeys.user)).toContain('Amara Okafor');
    await expect(window.sessionStorage.getItem(sessionKeys.token)).toBeNull();
  },
});

export const WrongPassword = meta.story({
  parameters: { states: ['S12.15'] },
  beforeEach: ({ msw }) => msw.use(loginMock.failure(401, 'The email or password is incorrect')),
  play: async () => {
    await signIn();
    await seesToast('The email or password is incorrect');
    await expect(screen.queryByText(texts.submitting)).toBeNull();
    await expect(screen.queryByText(errorTexts.sessionExpired)).toBeNull();
    await expect(email()).toHaveValue('buyer@example.com');
    await expect(password()).toHaveAccessibleDescription('The email or password is incorrect');
  },
});

export const FailureWithoutMessage = meta.story({
  parameters: { states: ['S12.16'] },
  beforeEach: ({ msw }) => msw.use(loginMock.failure(500)),
  play: async () => {
    await signIn();
    await waitFor(() => expect(button()).toBeVisible());
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(password()).toHaveValue('unwrap-the-day');
  },
});

export const NoConnection = meta.story({
  beforeEach: ({ msw }) => msw.use(loginMock.offline()),
  play: async () => {
    await signIn();
    await seesToast(errorTexts.network);
    await expect(password()).toHaveValue('unwrap-the-day');
    await expect(button()).toHaveAccessibleDescription(errorTexts.network);
  },
});

/** A password manager fills the fields without an event. */
export const FilledByTheBrowser = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      loginMock.answer(({ body }) => ({
        ...loginMock.samples.ok,
        message: `${body.email} with ${body.password}`,
      })),
    ),
  play: async () => {
    fillSilently(email(), 'buyer@example.com');
    fillSilently(password(), 'unwrap-the-day');
    await userEvent.click(button());
    await seesToast('buyer@example.com with unwrap-the-day');
  },
});

export const PleaseLoginFirst = meta.story({
  parameters: {
    states: ['S12.17'],
    route: { at: paths.signIn, state: { from: paths.orders, reason: 'login-first' } },
  },
  play: async () => {
    await seesToast(texts.loginFirst);
  },
});

export const SessionExpired = meta.story({
  parameters: { states: ['S12.18'], user: sampleBuyer, route: { path: '/probe', at: '/probe' } },
  render: () => <ExpiringCall />,
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(401)),
  play: async () => {
    await seesToast(errorTexts.sessionExpired);
  },
});

export const SessionExpiredGoesToSignIn = meta.story({
  ...SessionExpired.input,
  tags: ['!dev'],
  play: async () => {
    await SessionExpired.play();
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: '/probe' });
    await expect(window.sessionStorage.getItem(sessionKeys.token)).toBeNull();
  },
});

export const GoogleNotReady = meta.story({
  parameters: { states: ['S12.19'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('account.openid'))),
  args: { google: async () => 'access-token' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: texts.google }));
    await seesToast(texts.googleNotReady);
  },
});

export const AlreadySignedIn = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S12.20'], user: sampleBuyer },
  play: async () => {
    await arrivesAt(paths.dashboard);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S12.21'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(button()).toBeVisible();
    await fitsTheWidth();
  },
});
