import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { renewSessionMock, sampleSessionLife } from '@gifting/api/sessions/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DashboardLayout } from '#screens/layout/DashboardLayout/DashboardLayout.tsx';
import { arrivesAt, fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { errorTexts } from '../error-catalogue';
import { paths } from '../paths';
import { signOutTexts } from '../useSignOut';
import { IdleWarning } from './IdleWarning';
import { idleTexts as texts } from './IdleWarning.texts';

const renewed = fn(() => sampleSessionLife);

const meta = preview.meta({
  title: 'Screens/General/Session about to end',
  component: IdleWarning,
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.dashboard } },
  // The layout mounts it.
  render: () => (
    <DashboardLayout>
      <h1 className="t-title">A screen</h1>
    </DashboardLayout>
  ),
});

const aMinute = { idleSeconds: 60 };

const asks = async (title: string) => visible(await screen.findByRole('alertdialog', { name: title }));
const stays = () => screen.getByRole('button', { name: texts.ending.stay });

/** Two minutes before the end. Enter and Escape both stay. */
export const AboutToEnd = meta.story({
  beforeEach: ({ msw }) => msw.use(renewSessionMock.ok(aMinute)),
  play: async () => {
    const dialog = await asks(texts.ending.title);
    await expect(dialog.getByText(/we sign you out at \d\d:\d\d, unless you stay/)).toBeVisible();
    await waitFor(() => expect(stays()).toHaveFocus());
  },
});

export const AboutToEndNarrow = meta.story({
  ...AboutToEnd.input,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await AboutToEnd.play();
    await fitsTheWidth();
  },
});

export const MayHaveEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(renewSessionMock.ok({ idleSeconds: 0 })),
  play: async () => {
    const dialog = await asks(texts.ended.title);
    await expect(dialog.getByText(texts.ended.text)).toBeVisible();
  },
});

const goesOn = async () => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
};

export const Stayed = meta.story({
  ...AboutToEnd.input,
  play: async ({ msw }) => {
    await AboutToEnd.play();
    renewed.mockClear();
    msw.use(renewSessionMock.answer(renewed));
    await userEvent.click(stays());
    await goesOn();
    await expect(renewed).toHaveBeenCalledOnce();
  },
});

export const StayedByEscape = meta.story({
  ...AboutToEnd.input,
  play: async ({ msw }) => {
    await AboutToEnd.play();
    msw.use(renewSessionMock.ok());
    await userEvent.keyboard('{Escape}');
    await goesOn();
  },
});

export const Staying = meta.story({
  ...AboutToEnd.input,
  play: async ({ msw }) => {
    await AboutToEnd.play();
    msw.use(renewSessionMock.pending());
    await userEvent.click(stays());
    await expect(await screen.findByRole('button', { name: texts.busy })).toBeVisible();
  },
});

export const ServerNotReached = meta.story({
  ...AboutToEnd.input,
  play: async ({ msw }) => {
    await AboutToEnd.play();
    msw.use(renewSessionMock.offline());
    await userEvent.click(stays());
    await expect(await screen.findByText(texts.failed)).toBeVisible();
    await expect(stays()).toBeVisible();
  },
});

/** The server knows better: the session is over, and sign-in comes back here. */
export const EndedMeanwhile = meta.story({
  ...AboutToEnd.input,
  play: async ({ msw }) => {
    await AboutToEnd.play();
    msw.use(renewSessionMock.failure(401));
    await userEvent.click(stays());
    await seesToast(errorTexts.sessionExpired);
  },
});

export const SignedOut = meta.story({
  tags: ['!dev'],
  ...AboutToEnd.input,
  play: async () => {
    await AboutToEnd.play();
    await userEvent.click(screen.getByRole('button', { name: texts.signOut }));
    await seesToast(signOutTexts.done);
    await arrivesAt(paths.home);
  },
});

/** Nothing is known of the session's life, so nothing is asked. */
export const WithoutTheCapability = meta.story({
  beforeEach: ({ msw }) => {
    renewed.mockClear();
    msw.use(capabilitiesMock.empty(), renewSessionMock.answer(renewed));
  },
  play: async () => {
    await goesOn();
    await expect(renewed).not.toHaveBeenCalled();
  },
});

export const LifeUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(renewSessionMock.failure(500)),
  play: goesOn,
});
