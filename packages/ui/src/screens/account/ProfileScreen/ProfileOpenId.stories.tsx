import { sampleBuyer } from '@gifting/api/account/mocks';
import {
  providerMock,
  sampleProviderPage,
  sampleWithoutPassword,
  signInWaysMock,
  startOpenIdLinkMock,
  unlinkOpenIdMock,
} from '@gifting/api/openid/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { openIdButtonTexts } from '../OpenIdButton/OpenIdButton.texts';
import { openIdPanelTexts as texts } from './OpenIdPanel.texts';
import { ProfileScreen } from './ProfileScreen';
import { profileTexts } from './ProfileScreen.texts';

const received = fn();
const linkedEmail = signInWaysMock.samples.ok.identity?.email ?? '';
let ways = signInWaysMock.samples.ok;

const meta = preview.meta({
  title: 'Screens/Account/Profile with another account',
  component: ProfileScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.profile } },
  beforeEach: ({ msw }) => {
    received.mockReset();
    ways = signInWaysMock.samples.ok;
    msw.use(
      providerMock.ok(),
      signInWaysMock.answer(() => ways),
      startOpenIdLinkMock.answer(({ body }) => {
        received(body);
        return startOpenIdLinkMock.samples.ok;
      }),
      unlinkOpenIdMock.answer(() => {
        ways = { identity: null, hasPassword: true };
        return unlinkOpenIdMock.samples.ok;
      }),
    );
  },
});

const panel = async () => within(await screen.findByRole('region', { name: texts.title }));
const unlink = async () =>
  userEvent.click(await (await panel()).findByRole('button', { name: texts.unlink }));
const linkButton = async () =>
  (await panel()).findByRole('button', { name: openIdButtonTexts.link('Google') });

const notLinked = () => {
  ways = { identity: null, hasPassword: true };
};

export const Linked = meta.story({
  parameters: { states: ['S85.01'] },
  play: async () => {
    await expect(await (await panel()).findByText(texts.linked(linkedEmail))).toBeVisible();
    await expect((await panel()).getByRole('button', { name: texts.unlink })).toBeVisible();
  },
});

export const NotLinked = meta.story({
  parameters: { states: ['S85.02'] },
  beforeEach: notLinked,
  play: async () => {
    await expect(await linkButton()).toBeVisible();
    await expect((await panel()).getByText(texts.none)).toBeVisible();
  },
});

export const AtTheProvider = meta.story({
  parameters: { states: ['S85.03'] },
  beforeEach: notLinked,
  play: async () => {
    await userEvent.click(await linkButton());
    await expect(await screen.findByText(`Opened ${sampleProviderPage} in this tab`)).toBeVisible();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ return_to: paths.profile, remember: false });
  },
});

export const WithoutPassword = meta.story({
  parameters: { states: ['S85.04'] },
  beforeEach: () => {
    ways = sampleWithoutPassword;
  },
  play: async () => {
    const own = await panel();
    await expect(await own.findByText(texts.noPassword)).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
    const link = await screen.findByRole('link', { name: profileTexts.setPassword });
    await expect(link).toHaveAttribute('href', paths.forgotPassword);
    await expect(screen.getByText(profileTexts.firstPassword)).toBeVisible();
    await expect(screen.queryByLabelText(profileTexts.currentPassword)).toBeNull();
  },
});

export const Unlinked = meta.story({
  parameters: { states: ['S85.05'] },
  play: async () => {
    await unlink();
    await seesToast(texts.unlinked);
    await expect(await linkButton()).toBeVisible();
    const title = (await panel()).getByRole('heading', { name: texts.title });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const UnlinkingFailed = meta.story({
  parameters: { states: ['S85.06'] },
  beforeEach: ({ msw }) => msw.use(unlinkOpenIdMock.failure(500)),
  play: async () => {
    await unlink();
    await seesToast(texts.failed);
    await expect((await panel()).getByText(texts.linked(linkedEmail))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S85.07'] },
  beforeEach: ({ msw }) => msw.use(signInWaysMock.pending()),
  play: async () => {
    await expect(await (await panel()).findByText(texts.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S85.08'] },
  beforeEach: ({ msw }) => msw.use(signInWaysMock.failure(500)),
  play: async () => {
    await expect(await (await panel()).findByText(texts.error)).toBeVisible();
    await expect((await panel()).getByRole('button', { name: errorPanelTexts.tryAgain })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async () => {
    (await (await panel()).findByRole('button', { name: texts.unlink })).focus();
    await userEvent.keyboard('{Enter}');
    await seesToast(texts.unlinked);
  },
});

export const LongEmail = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    ways = { identity: { email: `${'unbroken'.repeat(12)}@fernside.example` }, hasPassword: true };
  },
  play: async () => {
    await expect(await (await panel()).findByText(/unbrokenunbroken/)).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S85.09'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await (await panel()).findByRole('button', { name: texts.unlink })).toBeVisible();
    await fitsTheWidth();
  },
});
