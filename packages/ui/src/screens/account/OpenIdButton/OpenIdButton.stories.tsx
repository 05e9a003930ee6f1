import { sampleBuyer } from '@gifting/api/account/mocks';
import { refusalTexts } from '@gifting/api/core/texts';
import { providerMock, sampleProviderPage, startOpenIdMock } from '@gifting/api/openid/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { SignInScreen } from '../SignInScreen/SignInScreen';
import { signInTexts } from '../SignInScreen/SignInScreen.texts';
import { SignUpScreen } from '../SignUpScreen/SignUpScreen';
import { signUpTexts } from '../SignUpScreen/SignUpScreen.texts';
import { openIdButtonTexts as texts } from './OpenIdButton.texts';

const received = fn();
const provider = 'Fernside';

const meta = preview.meta({
  title: 'Screens/Account/Sign in with another account',
  component: SignInScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.signIn } },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      providerMock.ok({ name: provider }),
      startOpenIdMock.answer(({ body }) => {
        received(body);
        return startOpenIdMock.samples.ok;
      }),
    );
  },
});

const button = () => screen.findByRole('button', { name: texts.continueWith(provider) });
const press = async () => userEvent.click(await button());
const email = () => screen.getByLabelText(signInTexts.email);

/** Presses the button with a half-filled form, which stays, and is told why. */
const isToldCalmly = async (message: string) => {
  await userEvent.type(email(), sampleBuyer.email);
  await press();
  await seesToast(message);
  await waitFor(async () => expect(await button()).toHaveAccessibleDescription(message));
  await expect(email()).toHaveValue(sampleBuyer.email);
};

export const SignIn = meta.story({
  parameters: { states: ['S83.01'] },
  play: async () => {
    await expect(await button()).toBeVisible();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const SignUp = meta.story({
  parameters: { states: ['S83.02'], route: { at: paths.signUp } },
  render: () => <SignUpScreen />,
  play: async () => {
    await expect(await button()).toBeVisible();
    await expect(screen.getByLabelText(signUpTexts.name)).toBeVisible();
  },
});

export const Leaving = meta.story({
  parameters: { states: ['S83.03'] },
  beforeEach: ({ msw }) => msw.use(startOpenIdMock.pending()),
  play: async () => {
    await press();
    await expect(await screen.findByRole('button', { name: texts.leaving(provider) })).toBeVisible();
  },
});

export const AtTheProvider = meta.story({
  parameters: { states: ['S83.04'], route: { at: paths.signIn, state: { from: paths.payment } } },
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: signInTexts.remember }));
    await press();
    await expect(await screen.findByText(`Opened ${sampleProviderPage} in this tab`)).toBeVisible();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ return_to: paths.payment, remember: true });
  },
});

export const ProviderAway = meta.story({
  parameters: { states: ['S83.05'] },
  beforeEach: ({ msw }) => msw.use(startOpenIdMock.failure(503, refusalTexts.openIdAway)),
  play: () => isToldCalmly(refusalTexts.openIdAway),
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(startOpenIdMock.failure(500)),
  play: () => isToldCalmly(texts.failed),
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(startOpenIdMock.malformed()),
  play: () => isToldCalmly(texts.failed),
});

export const Offline = meta.story({
  parameters: { states: ['S83.06'] },
  beforeEach: ({ msw }) => msw.use(startOpenIdMock.offline()),
  play: () => isToldCalmly(errorTexts.network),
});

export const ProviderUnknown = meta.story({
  parameters: { states: ['S83.07'] },
  beforeEach: ({ msw }) => msw.use(providerMock.failure(500)),
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull());
    await expect(email()).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async () => {
    (await button()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
  },
});

export const LongName = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ msw }) => msw.use(providerMock.ok({ name: 'Fernside Identity and Access Management' })),
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Access Management/ })).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S83.08'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await button()).toBeVisible();
    await fitsTheWidth();
  },
});
