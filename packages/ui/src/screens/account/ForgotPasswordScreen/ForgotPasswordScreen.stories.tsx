import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { forgetPasswordMock } from '@gifting/api/passwords/mocks';
import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { notFoundTexts } from '#screens/general/NotFoundScreen/NotFoundScreen.texts.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { fillSilently, fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { forgotPasswordTexts as texts } from './ForgotPasswordScreen.texts';

const received = fn();

const meta = preview.meta({
  title: 'Screens/Account/Forgotten password',
  component: ForgotPasswordScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.forgotPassword } },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      forgetPasswordMock.answer(({ body }) => {
        received(body);
        return forgetPasswordMock.samples.ok;
      }),
    );
  },
});

const address = 'amara@lumen.example';
const email = () => screen.findByLabelText(texts.email);
const send = async () => userEvent.click(screen.getByRole('button', { name: texts.submit }));
const ask = async (typed = address) => {
  await userEvent.type(await email(), typed);
  await send();
};

/** Asserts that a failure is said in a toast and above the button, and that the address is still there. */
const saysAndKeeps = async (text: string) => {
  await seesToast(text);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: texts.submit })).toHaveAccessibleDescription(text),
  );
  await expect(await email()).toHaveValue(address);
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S56.01'] },
  play: async () => {
    await expect(await email()).toHaveValue('');
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', paths.signIn);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.pending()),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(screen.getByText(texts.loading)).toBeInTheDocument();
  },
});

export const EmailMissing = meta.story({
  parameters: { states: ['S56.02'] },
  play: async () => {
    await email();
    await send();
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('Enter your email'));
    await expect(await email()).toHaveFocus();
  },
});

export const EmailMalformed = meta.story({
  parameters: { states: ['S56.03'] },
  play: async () => {
    await ask('amara');
    await waitFor(async () =>
      expect(await email()).toHaveAccessibleDescription('Enter an email address like name@company.com'),
    );
    await expect(received).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  parameters: { states: ['S56.04'] },
  beforeEach: ({ msw }) => msw.use(forgetPasswordMock.pending()),
  play: async () => {
    await ask();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const Sent = meta.story({
  parameters: { states: ['S56.05'] },
  play: async () => {
    await ask();
    const title = await screen.findByRole('heading', { level: 1, name: texts.sentTitle });
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ email: address });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByText(texts.sentLead(address))).toBeVisible();
    await expect(screen.getByText(texts.sentText)).toBeVisible();
  },
});

export const SendAgain = meta.story({
  ...Sent.input,
  tags: ['!dev'],
  play: async () => {
    await Sent.play();
    await userEvent.click(screen.getByRole('button', { name: texts.again }));
    await expect(await email()).toHaveValue(address);
    await expect(await email()).toHaveFocus();
  },
});

const tooMany = 'Too many requests. Try again in 10 minutes.';

export const TooMany = meta.story({
  parameters: { states: ['S56.06'] },
  beforeEach: ({ msw }) => msw.use(forgetPasswordMock.failure(429, tooMany)),
  play: async () => {
    await ask();
    await saysAndKeeps(tooMany);
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S56.07'] },
  beforeEach: ({ msw }) => msw.use(forgetPasswordMock.failure(500)),
  play: async () => {
    await ask();
    await saysAndKeeps(texts.failed);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(forgetPasswordMock.malformed()),
  play: async () => {
    await ask();
    await saysAndKeeps(texts.failed);
  },
});

export const Offline = meta.story({
  parameters: { states: ['S56.08'] },
  beforeEach: ({ msw }) => msw.use(forgetPasswordMock.offline()),
  play: async () => {
    await ask();
    await saysAndKeeps(errorTexts.network);
  },
});

export const NotOffered = meta.story({
  parameters: { states: ['S56.09'] },
  beforeEach: ({ msw }) =>
    msw.use(capabilitiesMock.ok(capabilities.filter((name) => name !== 'account.passwords'))),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: `${notFoundTexts.code}: ${notFoundTexts.title}` }),
    ).toBeInTheDocument();
    await isKeptFromSearch();
  },
});

/** Without mail no link arrives. */
export const NoMail = meta.story({
  ...NotOffered.input,
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(['account.passwords'])),
});

/** A password manager fills the field without an event. */
export const FilledSilently = meta.story({
  play: async () => {
    fillSilently(await email(), address);
    await send();
    await expect(await screen.findByText(texts.sentLead(address))).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const long = `${'unbroken'.repeat(7)}@${'lumen'.repeat(10)}.example`;
    await ask(long);
    await expect(await screen.findByText(texts.sentLead(long))).toBeVisible();
    // The tissue around the card is clipped, so the page would not grow.
    const { right } = screen.getByRole('link', { name: texts.signIn }).getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S56.10'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await email();
    await expect(screen.getByRole('button', { name: texts.submit })).toBeVisible();
    await fitsTheWidth();
  },
});
