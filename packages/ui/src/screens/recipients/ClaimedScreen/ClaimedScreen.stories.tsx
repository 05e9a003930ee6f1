import {
  changeClaimMock,
  ownClaimMock,
  sampleClaimView,
  sampleOwnClaim,
  withdrawClaimMock,
} from '@gifting/api/claims/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import { claimView } from '@gifting/domain/campaigns/claim';
import { recipientMessages } from '@gifting/domain/campaigns/recipient-messages';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { ClaimLayout } from '#screens/layout/ClaimLayout/ClaimLayout.tsx';
import { claimedPath } from '#screens/recipients/shared/claim-paths.ts';
import { fitsTheWidth, isKeptFromSearch, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { claimTexts } from '../ClaimScreen/ClaimScreen.texts';
import { field, isRefused, press } from '../shared/recipient-person';
import { ClaimedScreen } from './ClaimedScreen';
import { reads } from './ClaimedScreen.reads';
import { claimedTexts as texts } from './ClaimedScreen.texts';

const secret = 'c'.repeat(32);
const [tee] = sampleClaimView().gifts.map(({ name }) => name);
const received = fn();
const siteUrl = 'https://gifts.example';

const meta = preview.meta({
  title: 'Screens/Recipients/Claim, private page',
  component: ClaimedScreen,
  parameters: {
    controls: { disable: true },
    user: 'visitor',
    route: { path: paths.claimed, at: claimedPath(secret), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      changeClaimMock.answer(({ body }) => {
        received(body);
        return changeClaimMock.samples.ok;
      }),
    );
  },
  render: () => (
    <ClaimLayout>
      <ClaimedScreen />
    </ClaimLayout>
  ),
});

/** Allows for a busy machine: the page follows an answer, and after a command a second one. */
const patience = { timeout: 4000 };
const title = (name: string = texts.title) => screen.findByRole('heading', { level: 1, name }, patience);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S49.02'] },
  play: async () => {
    await title();
    await expect(screen.getByText('1064-1201')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: texts.link })).toHaveValue(
      siteUrl + claimedPath(secret),
    );
    await expect(screen.getByText(texts.size('Medium'))).toBeVisible();
    await expect(screen.getByText('Flat 3, 27 Elm Grove')).toBeVisible();
    const until = formatInstant(new Date('2026-01-30T23:59:00Z'), 'Europe/London');
    await expect(screen.getByText(texts.changeUntil(until))).toBeVisible();
    await isKeptFromSearch();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S49.01'] },
  beforeEach: ({ msw }) => msw.use(ownClaimMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

export const Locked = meta.story({
  parameters: { states: ['S49.03'] },
  beforeEach: ({ msw }) => msw.use(ownClaimMock.ok(sampleOwnClaim({ changeable: false }))),
  play: async () => {
    await expect(await screen.findByText(texts.locked)).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.change })).toBeNull();
    await expect(screen.queryByRole('button', { name: texts.withdraw })).toBeNull();
  },
});

const startChange = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.change }));
  await expect(await screen.findByRole('radio', { name: tee ?? '' })).toBeChecked();
};

export const Changing = meta.story({
  parameters: { states: ['S49.04'] },
  play: async () => {
    await startChange();
    await expect(screen.getByLabelText(claimTexts.sizeOf(tee ?? ''))).toHaveValue('Medium');
    await expect(field('firstName')).toHaveValue('Noor');
    await expect(field('postTown')).toHaveValue('Bristol');
  },
});

export const Changed = meta.story({
  parameters: { states: ['S49.05'] },
  play: async () => {
    await startChange();
    await userEvent.selectOptions(screen.getByLabelText(claimTexts.sizeOf(tee ?? '')), 'Large');
    await press(texts.save);
    await seesToast(texts.changed);
    const change = await screen.findByRole('button', { name: texts.change });
    await waitFor(() => expect(change).toHaveFocus());
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({ chosen: [{ order_item_id: '2001', size: 'Large' }], post_town: 'Bristol' }),
    );
  },
});

export const KeptAsItWas = meta.story({
  play: async () => {
    await startChange();
    await press(texts.keep);
    const change = await screen.findByRole('button', { name: texts.change });
    await waitFor(() => expect(change).toHaveFocus());
    await expect(received).not.toHaveBeenCalled();
  },
});

export const ChangeRefused = meta.story({
  parameters: { states: ['S49.06'] },
  beforeEach: ({ msw }) =>
    msw.use(
      changeClaimMock.answer(() => {
        throw new Refusal(409, 'Gone', { details: z.encode(claimView, sampleClaimView()) });
      }),
    ),
  play: async () => {
    await startChange();
    await press(texts.save);
    await seesToast(texts.taken);
    await expect(field('postTown')).toHaveValue('Bristol');
  },
});

/** The size that was chosen anew is gone by the time the change arrives. */
export const SizeGone = meta.story({
  parameters: { states: ['S75.05'] },
  beforeEach: ({ msw }) =>
    msw.use(
      changeClaimMock.answer(() => {
        throw new Refusal(409, 'Gone', { details: z.encode(claimView, sampleClaimView()) });
      }),
    ),
  play: async ({ msw }) => {
    await startChange();
    const sizes = screen.getByLabelText(claimTexts.sizeOf(tee ?? ''));
    await userEvent.selectOptions(sizes, 'Large');
    const gifts = sampleClaimView().gifts.map((gift, index) =>
      index === 0 ? { ...gift, sizesLeft: [null, null, 0] } : gift,
    );
    msw.use(ownClaimMock.ok(sampleOwnClaim({ view: sampleClaimView({ gifts }) })));
    await press(texts.save);
    await seesToast(texts.taken);
    await isRefused(sizes, recipientMessages.sizeGone);
    await expect(sizes).toHaveValue('Large');
    await expect(field('postTown')).toHaveValue('Bristol');
  },
});

const askToWithdraw = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.withdraw }));
  return visible(await screen.findByRole('alertdialog'));
};

export const WithdrawAsked = meta.story({
  parameters: { states: ['S49.07'] },
  play: async () => {
    await expect((await askToWithdraw()).getByText(texts.withdrawText)).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  parameters: { states: ['S49.08'] },
  play: async ({ msw }) => {
    const question = await askToWithdraw();
    msw.use(ownClaimMock.ok(sampleOwnClaim({ claim: null, withdrawn: true, changeable: false })));
    await userEvent.click(question.getByRole('button', { name: texts.withdraw }));
    await expect(await title(texts.withdrawnTitle)).toBeVisible();
    await expect(screen.getByText(texts.withdrawnText, { exact: false })).toBeVisible();
    await expect(screen.queryByText('Flat 3, 27 Elm Grove')).toBeNull();
  },
});

export const WithdrawFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(withdrawClaimMock.failure(500)),
  play: async () => {
    const question = await askToWithdraw();
    await userEvent.click(question.getByRole('button', { name: texts.withdraw }));
    await seesToast(texts.failed);
    await expect(screen.getByText('Flat 3, 27 Elm Grove')).toBeVisible();
  },
});

export const Copied = meta.story({
  parameters: { states: ['S49.09'] },
  play: async () => {
    await title();
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await press(texts.copy);
    await seesToast(texts.copied);
    await expect(write).toHaveBeenCalledWith(siteUrl + claimedPath(secret));
  },
});

export const NotCopied = meta.story({
  play: async () => {
    await title();
    const write = fn(async () => Promise.reject(new Error('Not allowed')));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await press(texts.copy);
    await seesToast(texts.notCopied);
  },
});

export const Unknown = meta.story({
  parameters: { states: ['S49.10'] },
  beforeEach: ({ msw }) => msw.use(ownClaimMock.failure(404)),
  play: async () => {
    await expect(await screen.findByText(texts.unknown)).toBeVisible();
    await expect(screen.getByText(texts.unknownHint)).toBeVisible();
  },
});

const failsToLoad = async () => {
  await expect(await screen.findByText(texts.error)).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S49.11'] },
  beforeEach: ({ msw }) => msw.use(ownClaimMock.failure(500)),
  play: failsToLoad,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(ownClaimMock.malformed()),
  play: failsToLoad,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(ownClaimMock.offline()),
  play: failsToLoad,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const { claim } = sampleOwnClaim();
    const long = 'Unbroken'.repeat(25);
    msw.use(ownClaimMock.ok(sampleOwnClaim({ claim: claim && { ...claim, delivery_address_1: long } })));
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await title();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S49.12'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await title();
    await fitsTheWidth();
  },
});
