import { confirmEmailMock } from '@gifting/api/profile/mocks';
import { confirmEmailRoute } from '@gifting/domain/profile/paths';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';
import { confirmEmailTexts as texts } from './ConfirmEmailScreen.texts';

const token = 'kVw0mQ9fQ2mX7uYb1cR4Zg';
const received = fn();

const meta = preview.meta({
  title: 'Screens/Account/New email',
  component: ConfirmEmailScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    route: { path: confirmEmailRoute, at: confirmEmailRoute.replace(':token', token) },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      confirmEmailMock.answer(({ body }) => {
        received(body);
        return confirmEmailMock.samples.ok;
      }),
    );
  },
});

const button = () => screen.getByRole('button', { name: texts.submit });
const press = async () => userEvent.click(button());

/** Asserts that another page is there, with focus on its heading and a way to the profile. */
const turnsTo = async (title: string, lead: string) => {
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(screen.getByText(lead)).toBeVisible();
  await expect(screen.getByRole('link', { name: texts.profile })).toHaveAttribute('href', paths.profile);
};

const saysAndStays = async (text: string) => {
  await seesToast(text);
  await waitFor(() => expect(button()).toHaveAccessibleDescription(text));
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S63.01'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(button()).toBeVisible();
    await isKeptFromSearch();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const Confirming = meta.story({
  parameters: { states: ['S63.02'] },
  beforeEach: ({ msw }) => msw.use(confirmEmailMock.pending()),
  play: async () => {
    await press();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const WaitsForTheNewAddress = meta.story({
  parameters: { states: ['S63.03'] },
  beforeEach: ({ msw }) => msw.use(confirmEmailMock.ok({ waitsFor: 'new' })),
  play: async () => {
    await press();
    await turnsTo(texts.waitingTitle, texts.waitsForNew);
  },
});

export const WaitsForTheOldAddress = meta.story({
  parameters: { states: ['S63.04'] },
  beforeEach: ({ msw }) => msw.use(confirmEmailMock.ok({ waitsFor: 'old' })),
  play: async () => {
    await press();
    await turnsTo(texts.waitingTitle, texts.waitsForOld);
  },
});

export const Changed = meta.story({
  parameters: { states: ['S63.05'] },
  play: async () => {
    await press();
    await turnsTo(texts.doneTitle, texts.doneLead);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ token });
  },
});

export const LinkGone = meta.story({
  parameters: { states: ['S63.06'] },
  beforeEach: ({ msw }) => msw.use(confirmEmailMock.failure(404)),
  play: async () => {
    await press();
    await turnsTo(texts.goneTitle, texts.goneLead);
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S63.07'] },
  beforeEach: ({ msw }) => msw.use(confirmEmailMock.failure(500)),
  play: async () => {
    await press();
    await saysAndStays(texts.failed);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(confirmEmailMock.malformed()),
  play: async () => {
    await press();
    await saysAndStays(texts.failed);
  },
});

export const Offline = meta.story({
  parameters: { states: ['S63.08'] },
  beforeEach: ({ msw }) => msw.use(confirmEmailMock.offline()),
  play: async () => {
    await press();
    await saysAndStays(errorTexts.network);
  },
});

export const Keyboard = meta.story({
  play: async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    await turnsTo(texts.doneTitle, texts.doneLead);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S63.09'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(button()).toBeVisible();
    await fitsTheWidth();
  },
});
