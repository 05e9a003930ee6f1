import { sampleBuyer } from '@gifting/api/account/mocks';
import { fieldTexts, refusalTexts } from '@gifting/api/core/texts';
import { finishOpenIdMock, proveOpenIdMock, sampleOpened, sampleProof } from '@gifting/api/openid/mocks';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import { openIdReturnPath } from '@gifting/domain/openid/paths';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { OpenIdReturnScreen } from './OpenIdReturnScreen';
import { openIdReturnTexts as texts } from './OpenIdReturnScreen.texts';

const finished = fn();
const proved = fn();
const query = '?code=a-code&state=a-state';

const meta = preview.meta({
  title: 'Screens/Account/Return from another account',
  component: OpenIdReturnScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    route: { path: openIdReturnPath, at: openIdReturnPath + query },
  },
  beforeEach: ({ msw }) => {
    finished.mockReset();
    proved.mockReset();
    msw.use(
      proveOpenIdMock.answer(({ body }) => {
        proved(body);
        return proveOpenIdMock.samples.ok;
      }),
    );
  },
});

const heading = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const password = () => screen.findByLabelText(texts.password);
const prove = async (typed = 'paper-and-string') => {
  await userEvent.type(await password(), `${typed}{Enter}`);
};

/** The page says why nothing happened, has focus, and leads to sign-in. */
const isToldWhy = async (reason: string) => {
  const title = await heading(texts.failedTitle);
  await waitFor(() => expect(title).toHaveFocus());
  await expect(screen.getByText(reason)).toBeVisible();
  await expect(screen.getByRole('link', { name: texts.toSignIn })).toHaveAttribute('href', paths.signIn);
  await expect(window.sessionStorage.getItem(sessionKeys.token)).toBeNull();
};

export const Working = meta.story({
  parameters: { states: ['S84.01'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.working)).toBeVisible();
    await isKeptFromSearch();
  },
});

export const SignedIn = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S84.02'] },
  beforeEach: ({ msw }) =>
    msw.use(
      finishOpenIdMock.answer(({ body }) => {
        finished(body);
        return { ...finishOpenIdMock.samples.ok, returnTo: paths.orders, remember: true };
      }),
    ),
  play: async () => {
    await seesToast(texts.signedIn);
    await arrivesAt(paths.orders);
    await expect(finished).toHaveBeenCalledOnce();
    await expect(finished).toHaveBeenCalledWith({ query });
    await expect(window.localStorage.getItem(sessionKeys.token)).not.toBeNull();
  },
});

/** An answer cannot lead to another site. */
export const SignedInFromElsewhere = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(finishOpenIdMock.ok({ ...finishOpenIdMock.samples.ok, returnTo: '//evil.example' })),
  play: () => arrivesAt(paths.home),
});

export const Opened = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S84.03'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.ok(sampleOpened)),
  play: async () => {
    await seesToast(texts.opened);
    await arrivesAt(paths.home);
  },
});

export const Cancelled = meta.story({
  tags: ['picture'],
  parameters: { states: ['S84.04'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.failure(422, refusalTexts.openIdRefused)),
  play: () => isToldWhy(refusalTexts.openIdRefused),
});

export const Stale = meta.story({
  parameters: { states: ['S84.05'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.failure(422, refusalTexts.openIdFailed)),
  play: () => isToldWhy(refusalTexts.openIdFailed),
});

export const EmailNotConfirmed = meta.story({
  parameters: { states: ['S84.06'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.failure(422, refusalTexts.openIdUnverified)),
  play: () => isToldWhy(refusalTexts.openIdUnverified),
});

export const Disabled = meta.story({
  parameters: { states: ['S84.07'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.failure(403, refusalTexts.disabled)),
  play: () => isToldWhy(refusalTexts.disabled),
});

export const ProviderAway = meta.story({
  parameters: { states: ['S84.08'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.failure(503, refusalTexts.openIdAway)),
  play: () => isToldWhy(refusalTexts.openIdAway),
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.failure(500)),
  play: () => isToldWhy(texts.failed),
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.malformed()),
  play: () => isToldWhy(texts.failed),
});

export const Offline = meta.story({
  parameters: { states: ['S84.09'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.offline()),
  play: () => isToldWhy(errorTexts.network),
});

export const Proof = meta.story({
  tags: ['picture'],
  parameters: { states: ['S84.10'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.ok(sampleProof)),
  play: async () => {
    const title = await heading(texts.proofTitle);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByText(texts.proofLead(sampleBuyer.email))).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.forgot })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
    const { form } = screen.getByLabelText<HTMLInputElement>(texts.password);
    await expect(form?.querySelector('[autocomplete="username"]')).toHaveValue(sampleBuyer.email);
    await expect(proved).not.toHaveBeenCalled();
  },
});

export const PasswordMissing = meta.story({
  ...Proof.input,
  tags: [],
  parameters: { states: ['S84.11'] },
  play: async () => {
    await prove(' {Backspace}');
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription('Enter your password'));
    await expect(proved).not.toHaveBeenCalled();
  },
});

export const PasswordWrong = meta.story({
  parameters: { states: ['S84.12'] },
  beforeEach: ({ msw }) =>
    msw.use(
      finishOpenIdMock.ok(sampleProof),
      proveOpenIdMock.failure(422, fieldTexts.wrongPassword, { password: [fieldTexts.wrongPassword] }),
    ),
  play: async () => {
    await prove();
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(fieldTexts.wrongPassword));
    await waitFor(async () => expect(await password()).toHaveFocus());
    await expect(await password()).toHaveValue('paper-and-string');
  },
});

const tooMany = 'Too many failed attempts. Try again in 10 minutes.';
const submit = () => screen.getByRole('button', { name: texts.submit });

export const TooManyGuesses = meta.story({
  parameters: { states: ['S84.13'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.ok(sampleProof), proveOpenIdMock.failure(429, tooMany)),
  play: async () => {
    await prove();
    await seesToast(tooMany);
    await waitFor(() => expect(submit()).toHaveAccessibleDescription(tooMany));
  },
});

export const Proving = meta.story({
  parameters: { states: ['S84.14'] },
  beforeEach: ({ msw }) => msw.use(finishOpenIdMock.ok(sampleProof), proveOpenIdMock.pending()),
  play: async () => {
    await prove();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const Linked = meta.story({
  ...Proof.input,
  tags: ['!dev'],
  parameters: { states: ['S84.15'] },
  play: async () => {
    await prove();
    await seesToast(texts.linked);
    await arrivesAt(paths.home);
    await expect(proved).toHaveBeenCalledOnce();
    await expect(proved).toHaveBeenCalledWith({ password: 'paper-and-string' });
    await expect(window.sessionStorage.getItem(sessionKeys.token)).not.toBeNull();
  },
});

export const ProofTooLate = meta.story({
  parameters: { states: ['S84.16'] },
  beforeEach: ({ msw }) =>
    msw.use(finishOpenIdMock.ok(sampleProof), proveOpenIdMock.failure(422, refusalTexts.openIdFailed)),
  play: async () => {
    await prove();
    await seesToast(refusalTexts.openIdFailed);
    await waitFor(() => expect(submit()).toHaveAccessibleDescription(refusalTexts.openIdFailed));
  },
});

export const LongEmail = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ msw }) =>
    msw.use(finishOpenIdMock.ok({ ...sampleProof, email: `${'unbroken'.repeat(10)}@fernside.example` })),
  play: async () => {
    await heading(texts.proofTitle);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  ...Proof.input,
  tags: [],
  parameters: { states: ['S84.17'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await password()).toBeVisible();
    await fitsTheWidth();
  },
});
