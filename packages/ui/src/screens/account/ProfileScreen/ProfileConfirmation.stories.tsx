import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { confirmationMock, sampleUnconfirmed } from '@gifting/api/confirmation/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { confirmationTexts as texts } from '#screens/shared/EmailConfirmation/confirmation.texts.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ProfileScreen } from './ProfileScreen';
import { profileTexts } from './ProfileScreen.texts';

const { ok } = confirmationMock.samples;
let confirmation = sampleUnconfirmed;

const meta = preview.meta({
  title: 'Screens/Account/Profile with an email to be confirmed',
  component: ProfileScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.profile } },
  beforeEach: ({ msw }) => {
    confirmation = sampleUnconfirmed;
    msw.use(confirmationMock.answer(() => confirmation));
  },
});

const note = async () => within(await screen.findByRole('region', { name: texts.titles.profile }));

export const Unconfirmed = meta.story({
  parameters: { states: ['S92.03'] },
  play: async () => {
    await userEvent.click(await (await note()).findByRole('button', { name: texts.sendAgain }));
    await seesToast(texts.sent);
  },
});

export const Confirmed = meta.story({
  parameters: { states: ['S92.04'] },
  beforeEach: () => {
    confirmation = ok;
  },
  play: async () => {
    await expect(await screen.findByText(texts.isConfirmed(ok.email))).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.sendAgain })).toBeNull();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S92.05'] },
  beforeEach: ({ msw }) => msw.use(confirmationMock.failure(500)),
  play: async () => {
    const error = await screen.findByText(texts.error);
    await expect(error).toBeVisible();
    await expect(screen.getByRole('button', { name: errorPanelTexts.tryAgain })).toBeVisible();
  },
});

export const ConfirmedElsewhere = meta.story({
  parameters: { states: ['S92.06'] },
  play: async () => {
    await note();
    confirmation = ok;
    // As the browser says when the person comes back to the tab.
    window.dispatchEvent(new Event('visibilitychange'));
    await seesToast(texts.confirmed);
    await expect(await screen.findByText(texts.isConfirmed(ok.email))).toBeVisible();
  },
});

/** As written: the profile says nothing of it. */
export const WithoutCapability = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('account.confirmation'))),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByLabelText(profileTexts.emailAddress)).toHaveValue(sampleBuyer.email),
    );
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: profileTexts.saveForm(profileTexts.personal) }),
      ).toBeEnabled(),
    );
    await expect(screen.queryByText(texts.isConfirmed(ok.email))).toBeNull();
    await expect(screen.queryByRole('region', { name: texts.titles.profile })).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await note();
    await fitsTheWidth();
  },
});
