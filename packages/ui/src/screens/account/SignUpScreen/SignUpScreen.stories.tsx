import type { register } from '@gifting/api/account/endpoints';
import { registerMock, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import type { RequestOutput } from '@gifting/api/core/endpoint';
import { wroteText } from '@gifting/api/core/texts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, arrivesWith, fillSilently, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { SignUpScreen } from './SignUpScreen';
import { signUpTexts as texts } from './SignUpScreen.texts';

const meta = preview.meta({
  title: 'Screens/Account/Sign up',
  component: SignUpScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.signUp } },
});

const typed = {
  [texts.name]: 'Amara Okafor',
  [texts.email]: 'amara@example.com',
  [texts.phone]: '+44 113 496 0000',
  [texts.companyName]: 'Calder & Wharf',
  [texts.companyAddress]: '14 Calder Wharf, Leeds',
  [texts.password]: 'unwrap-the-day',
  [texts.retypePassword]: 'unwrap-the-day',
};

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: texts.submit });

/** Types the values of `typed`, with overrides. */
const fill = async (differences: Readonly<Record<string, string>> = {}) => {
  for (const [label, value] of Object.entries({ ...typed, ...differences }))
    if (value) await userEvent.type(field(label), value);
};

const signUp = async (differences?: Readonly<Record<string, string>>) => {
  await fill(differences);
  await userEvent.click(button());
};

const keepsWhatWasTyped = async () => {
  await waitFor(() => expect(button()).toBeVisible());
  for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
};

/** A story that leaves one field invalid and checks its message. */
const stopsAt = (label: string, value: string, message: string) => async () => {
  await signUp({ [label]: value });
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  await expect(field(label)).toBeInvalid();
  await expect(field(label)).toHaveFocus();
};

/** The request that the server received. */
const received = fn<(request: RequestOutput<typeof register>) => { success: boolean; message: string }>();

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S11.01', 'S11.02'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    for (const label of Object.keys(typed)) {
      await expect(field(label)).toHaveValue('');
      await expect(field(label)).toBeRequired();
    }
    await expect(field(texts.email)).toHaveAttribute('type', 'email');
    await expect(field(texts.phone)).toHaveAttribute('type', 'tel');
    await expect(field(texts.password)).toHaveAttribute('type', 'password');
    await expect(field(texts.retypePassword)).toHaveAttribute('type', 'password');
    for (const [name, path] of [
      [texts.agree.terms, paths.terms],
      [texts.agree.privacy, paths.privacy],
    ] as const) {
      await expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
      await expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    await expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', paths.signIn);
  },
});

export const PasswordsShown = meta.story({
  parameters: { states: ['S11.03'] },
  play: async () => {
    for (const show of screen.getAllByRole('button', { name: 'Show password' })) await userEvent.click(show);
    await expect(field(texts.password)).toHaveAttribute('type', 'text');
    await expect(field(texts.retypePassword)).toHaveAttribute('type', 'text');
    await expect(screen.getAllByRole('button', { name: 'Hide password' })).toHaveLength(2);
  },
});

export const NameMissing = meta.story({
  parameters: { states: ['S11.04'] },
  play: stopsAt(texts.name, '', 'Enter your full name'),
});

export const EmailMissing = meta.story({
  parameters: { states: ['S11.05'] },
  play: stopsAt(texts.email, '', 'Enter your email'),
});

export const EmailMalformed = meta.story({
  parameters: { states: ['S11.06'] },
  play: stopsAt(texts.email, 'amara', 'Enter an email address like name@company.com'),
});

export const PhoneMissing = meta.story({
  parameters: { states: ['S11.07'] },
  play: stopsAt(texts.phone, '', 'Enter your phone number'),
});

export const CompanyNameMissing = meta.story({
  parameters: { states: ['S11.08'] },
  play: stopsAt(texts.companyName, '', 'Enter your company name'),
});

export const CompanyAddressMissing = meta.story({
  parameters: { states: ['S11.09'] },
  play: stopsAt(texts.companyAddress, '', 'Enter your company address'),
});

export const PasswordMissing = meta.story({
  parameters: { states: ['S11.10'] },
  play: stopsAt(texts.password, '', 'Enter a password'),
});

export const PasswordTooShort = meta.story({
  play: stopsAt(texts.password, 'seven77', 'Use a password of 8 characters or more'),
});

export const RetypedPasswordMissing = meta.story({
  parameters: { states: ['S11.11'] },
  play: stopsAt(texts.retypePassword, '', 'Retype your password'),
});

export const PasswordsDiffer = meta.story({
  parameters: { states: ['S11.12'] },
  play: stopsAt(texts.retypePassword, 'unwrap-the-night', 'The passwords do not match'),
});

export const NothingTyped = meta.story({
  play: async () => {
    await userEvent.click(button());
    await waitFor(() => expect(field(texts.name)).toHaveFocus());
    for (const label of Object.keys(typed)) await expect(field(label)).toBeInvalid();
  },
});

/** The button has no effect: no request, no message (AUTH-UP-13). */
export const GoogleHasNoEffect = meta.story({
  parameters: { states: ['S11.13'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('account.openid'))),
  play: async () => {
    await userEvent.type(field(texts.name), 'Amara');
    await userEvent.click(screen.getByRole('button', { name: texts.google }));
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(field(texts.name)).toHaveValue('Amara');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('status')).toBeNull();
  },
});

export const Submitting = meta.story({
  parameters: { states: ['S11.14'] },
  beforeEach: ({ msw }) => msw.use(registerMock.pending()),
  play: async () => {
    await signUp();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const Registered = meta.story({
  parameters: { states: ['S11.15'] },
  beforeEach: ({ msw }) => {
    received.mockReset().mockReturnValue({ success: true, message: 'Account created successfully' });
    msw.use(registerMock.answer(received));
  },
  play: async () => {
    await signUp();
    await seesToast('Account created successfully');
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          name: 'Amara Okafor',
          email: 'amara@example.com',
          phone: '+44 113 496 0000',
          companyName: 'Calder & Wharf',
          companyAddress: '14 Calder Wharf, Leeds',
          password: 'unwrap-the-day',
          passwordConfirmation: 'unwrap-the-day',
          role: 'user',
        },
      }),
      expect.anything(),
    );
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  },
});

export const RegisteredGoesToSignIn = meta.story({
  ...Registered.input,
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    received.mockReset().mockReturnValue({ success: true, message: 'Account created successfully' });
    msw.use(registerMock.answer(received), capabilitiesMock.ok(capabilitiesWithout('account.confirmation')));
  },
  play: async () => {
    // Not the other story, which has to be seen before this one goes on: a slow machine would be late.
    await signUp();
    await arrivesAt(paths.signIn);
    await expect(screen.queryByText(/wroteTo/)).toBeNull();
  },
});

/** The answer is the same whether or not the address has an account. */
export const Written = meta.story({
  parameters: { states: ['S89.01'] },
  beforeEach: ({ msw }) =>
    msw.use(registerMock.answer(({ body }) => ({ success: true, message: wroteText(body.email) }))),
  play: async () => {
    await signUp();
    await seesToast(wroteText('amara@example.com'));
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  },
});

export const WrittenGoesToSignIn = meta.story({
  ...Written.input,
  tags: ['!dev'],
  play: async () => {
    await signUp();
    await arrivesAt(paths.signIn);
    await arrivesWith({ wroteTo: 'amara@example.com' });
  },
});

export const TooManySignUps = meta.story({
  parameters: { states: ['S89.03'] },
  beforeEach: ({ msw }) =>
    msw.use(registerMock.failure(429, 'Too many sign-ups with this address. Try again in 10 minutes.')),
  play: async () => {
    await signUp();
    await seesToast('Too many sign-ups with this address. Try again in 10 minutes.');
    await keepsWhatWasTyped();
  },
});

/** A password manager fills the fields without an event. */
export const FilledByTheBrowser = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      registerMock.answer(({ body }) => ({
        success: true,
        message: [body.name, body.email, body.companyAddress, body.password].join(' | '),
      })),
    ),
  play: async () => {
    for (const [label, value] of Object.entries(typed)) fillSilently(field(label), value);
    await userEvent.click(button());
    await seesToast('Amara Okafor | amara@example.com | 14 Calder Wharf, Leeds | unwrap-the-day');
    await expect(field(texts.name)).toBeValid();
  },
});

/** A visitor who signs up on the way to a page still returns to that page. */
export const RegisteredOnTheWay = meta.story({
  tags: ['!dev'],
  parameters: { route: { at: paths.signUp, state: { from: paths.payment } } },
  play: async () => {
    await signUp();
    await seesToast('Account created successfully');
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: paths.payment, wroteTo: 'amara@example.com' });
  },
});

export const Refused = meta.story({
  parameters: { states: ['S11.16'] },
  beforeEach: ({ msw }) => msw.use(registerMock.failure(409, 'This email has an account already')),
  play: async () => {
    await signUp();
    await seesToast('This email has an account already');
    await waitFor(() => expect(screen.queryByText(texts.submitting)).toBeNull());
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await keepsWhatWasTyped();
  },
});

/** A field error of the server is shown at the field. */
export const FieldsRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      registerMock.failure(422, 'Please check the form', {
        company_name: ['Use the registered name'],
        password: ['Use eight characters or more'],
      }),
    ),
  play: async () => {
    await signUp();
    await seesToast('Please check the form');
    await expect(field(texts.companyName)).toHaveAccessibleDescription('Use the registered name');
    await expect(field(texts.companyName)).toHaveFocus();
    await expect(field(texts.password)).toHaveAccessibleDescription('Use eight characters or more');
    await keepsWhatWasTyped();
  },
});

export const RefusedWithoutMessage = meta.story({
  parameters: { states: ['S11.17'] },
  beforeEach: ({ msw }) => msw.use(registerMock.failure(500)),
  play: async () => {
    await signUp();
    await seesToast(texts.failed);
    await waitFor(() => expect(screen.queryByText(texts.submitting)).toBeNull());
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await keepsWhatWasTyped();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(registerMock.offline()),
  play: async () => {
    await signUp();
    await seesToast(texts.failed);
    await keepsWhatWasTyped();
  },
});

export const SuccessFalse = meta.story({
  parameters: { states: ['S11.18'] },
  beforeEach: ({ msw }) =>
    msw.use(registerMock.ok({ success: false, message: 'Registration is closed today' })),
  play: async () => {
    await signUp();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Registration is closed today');
    await keepsWhatWasTyped();
  },
});

export const AlreadySignedIn = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S11.19'], user: sampleBuyer },
  play: () => arrivesAt(paths.dashboard),
});

export const Narrow = meta.story({
  parameters: { states: ['S11.20'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(button()).toBeVisible();
    await fitsTheWidth();
  },
});
