import { sampleBuyer } from '@gifting/api/account/mocks';
import { fieldTexts } from '@gifting/api/core/texts';
import {
  closeAccountMock,
  closingMock,
  personalDataMock,
  sampleClosing,
} from '@gifting/api/personal-data/mocks';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { personalDataTexts as texts } from './PersonalData.texts';
import { ProfileScreen } from './ProfileScreen';

const received = fn();
/** Content of the file that was handed to the browser. */
const handed = fn<(text: string) => void>();
const typed = 'paper-and-string';

const meta = preview.meta({
  title: 'Screens/Account/Profile with download and deletion',
  component: ProfileScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.profile } },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      closeAccountMock.answer(({ body }) => {
        received(body);
        return closeAccountMock.samples.ok;
      }),
    );
  },
});

const panel = async () => within(await screen.findByRole('region', { name: texts.title }));
const download = async () =>
  userEvent.click(await (await panel()).findByRole('button', { name: texts.download }));
const open = async () => {
  await userEvent.click(await (await panel()).findByRole('button', { name: texts.open }));
  return visible(await screen.findByRole('dialog', { name: texts.dialog }));
};
const password = async () => screen.findByLabelText(texts.password);
const confirm = () => screen.getByRole('button', { name: texts.confirm });
const close = async () => {
  await open();
  await userEvent.type(await password(), typed);
  await userEvent.click(confirm());
};

/** The dialog stays, with what was typed. */
const staysOpen = async () => {
  await expect(screen.getByRole('dialog', { name: texts.dialog })).toBeVisible();
  await expect(await password()).toHaveValue(typed);
};

export const Default = meta.story({
  parameters: { states: ['S86.01'] },
  play: async () => {
    await expect(await (await panel()).findByRole('button', { name: texts.download })).toBeVisible();
    await expect((await panel()).getByRole('button', { name: texts.open })).toBeVisible();
  },
});

export const Collecting = meta.story({
  parameters: { states: ['S86.02'] },
  beforeEach: ({ msw }) => msw.use(personalDataMock.pending()),
  play: async () => {
    await download();
    await expect(await (await panel()).findByRole('button', { name: texts.downloading })).toBeVisible();
  },
});

export const Downloaded = meta.story({
  parameters: { states: ['S86.03'] },
  beforeEach: () => {
    handed.mockReset();
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) void file.text().then(handed);
      return createObjectURL(file);
    };
    return () => {
      URL.createObjectURL = createObjectURL;
    };
  },
  play: async () => {
    await download();
    await seesToast(texts.downloaded);
    await waitFor(() => expect(handed).toHaveBeenCalledWith(personalDataMock.samples.ok.json));
  },
});

export const DownloadFailed = meta.story({
  parameters: { states: ['S86.04'] },
  beforeEach: ({ msw }) => msw.use(personalDataMock.failure(500)),
  play: async () => {
    await download();
    await seesToast(texts.failed);
    await expect(await (await panel()).findByRole('button', { name: texts.download })).toBeEnabled();
  },
});

export const Told = meta.story({
  tags: ['picture'],
  parameters: { states: ['S86.05'] },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(texts.goes)).toBeVisible();
    await expect(dialog.getByText(texts.keeps(2, 2032))).toBeVisible();
    await expect(await password()).toHaveValue('');
    await expect(received).not.toHaveBeenCalled();
  },
});

export const WithoutInvoices = meta.story({
  parameters: { states: ['S86.06'] },
  beforeEach: ({ msw }) => msw.use(closingMock.ok({ ...sampleClosing, documents: 0, keptUntil: null })),
  play: async () => {
    await expect(await (await open()).findByText(texts.keepsNothing)).toBeVisible();
  },
});

export const LookingUp = meta.story({
  parameters: { states: ['S86.07'] },
  beforeEach: ({ msw }) => msw.use(closingMock.pending()),
  play: async () => {
    await expect(await (await open()).findByText(texts.loading)).toBeInTheDocument();
    await expect(confirm()).toBeDisabled();
  },
});

export const LookUpFailed = meta.story({
  parameters: { states: ['S86.08'] },
  beforeEach: ({ msw }) => msw.use(closingMock.failure(500)),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(texts.loadError)).toBeVisible();
    await expect(dialog.getByRole('button', { name: errorPanelTexts.tryAgain })).toBeVisible();
    await expect(confirm()).toBeDisabled();
  },
});

export const OrderUnderWay = meta.story({
  parameters: { states: ['S86.09'] },
  beforeEach: ({ msw }) => msw.use(closingMock.ok({ ...sampleClosing, obstacle: 'orders' })),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(texts.obstacles.orders)).toBeVisible();
    await expect(dialog.getByRole('link', { name: texts.toOrders })).toHaveAttribute('href', paths.orders);
    await expect(dialog.queryByLabelText(texts.password)).toBeNull();
    await expect(confirm()).toBeDisabled();
  },
});

export const LastAdministrator = meta.story({
  parameters: { states: ['S86.10'] },
  beforeEach: ({ msw }) => msw.use(closingMock.ok({ ...sampleClosing, obstacle: 'administrator' })),
  play: async () => {
    await expect(await (await open()).findByText(texts.obstacles.administrator)).toBeVisible();
    await expect(confirm()).toBeDisabled();
  },
});

export const WithoutPassword = meta.story({
  parameters: { states: ['S86.11'] },
  beforeEach: ({ msw }) => msw.use(closingMock.ok({ ...sampleClosing, asksPassword: false })),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(texts.fresh)).toBeVisible();
    await expect(dialog.queryByLabelText(texts.password)).toBeNull();
    await waitFor(() => expect(confirm()).toBeEnabled());
  },
});

export const PasswordMissing = meta.story({
  parameters: { states: ['S86.12'] },
  play: async () => {
    await open();
    await password();
    await userEvent.click(confirm());
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/Enter your password/));
    await expect(received).not.toHaveBeenCalled();
  },
});

export const PasswordWrong = meta.story({
  parameters: { states: ['S86.13'] },
  beforeEach: ({ msw }) =>
    msw.use(
      closeAccountMock.failure(422, fieldTexts.wrongPassword, { password: [fieldTexts.wrongPassword] }),
    ),
  play: async () => {
    await close();
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription(new RegExp(fieldTexts.wrongPassword)),
    );
    await staysOpen();
  },
});

const tooMany = 'Too many failed attempts. Try again in 10 minutes.';

export const TooManyGuesses = meta.story({
  parameters: { states: ['S86.14'] },
  beforeEach: ({ msw }) => msw.use(closeAccountMock.failure(429, tooMany)),
  play: async () => {
    await close();
    await seesToast(tooMany);
    await staysOpen();
  },
});

export const Deleting = meta.story({
  parameters: { states: ['S86.15'] },
  beforeEach: ({ msw }) => msw.use(closeAccountMock.pending()),
  play: async () => {
    await close();
    await expect(await screen.findByRole('button', { name: texts.deleting })).toBeVisible();
  },
});

export const Deleted = meta.story({
  tags: ['!dev'],
  parameters: { states: ['S86.16'] },
  play: async () => {
    await close();
    await seesToast(texts.deleted);
    await expect(window.sessionStorage.getItem(sessionKeys.token)).toBeNull();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ password: typed });
  },
});

export const DeletionFailed = meta.story({
  parameters: { states: ['S86.17'] },
  beforeEach: ({ msw }) => msw.use(closeAccountMock.failure(500)),
  play: async () => {
    await close();
    await seesToast(texts.failed);
    await staysOpen();
  },
});

export const Offline = meta.story({
  parameters: { states: ['S86.18'] },
  beforeEach: ({ msw }) => msw.use(closeAccountMock.offline()),
  play: async () => {
    await close();
    await seesToast(errorTexts.network);
    await staysOpen();
  },
});

export const Keyboard = meta.story({
  play: async () => {
    (await (await panel()).findByRole('button', { name: texts.open })).focus();
    await userEvent.keyboard('{Enter}');
    await visible(await screen.findByRole('dialog', { name: texts.dialog }));
    await password();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await panel()).getByRole('button', { name: texts.open })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S86.19'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await (await open()).findByText(texts.goes)).toBeVisible();
    await fitsTheWidth();
  },
});
