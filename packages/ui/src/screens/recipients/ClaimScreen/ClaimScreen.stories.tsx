import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { makeClaimMock, openLinkMock, sampleClaimView } from '@gifting/api/claims/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import { type ClaimView, claimView, unknownLink } from '@gifting/domain/campaigns/claim';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import type { Network } from '#screens/admin/shared/admin-stories/subject.ts';
import { ClaimLayout } from '#screens/layout/ClaimLayout/ClaimLayout.tsx';
import { claimPath } from '#screens/recipients/shared/claim-paths.ts';
import { arrivesAt, fitsTheWidth, isKeptFromSearch, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { recipientTexts } from '../shared/recipient.texts';
import { delivery, field, fill, isRefused, messageOf, parts, press } from '../shared/recipient-person';
import { ClaimScreen } from './ClaimScreen';
import { reads } from './ClaimScreen.reads';
import { claimTexts as texts } from './ClaimScreen.texts';
import { linkStateCommon, linkStateTexts, type PagedState } from './link-state.texts';

const token = 'kVw0mQ9fQ2mX7uYb1cR4Zg';
const [tee, cap] = sampleClaimView().gifts.map(({ name }) => name);
const received = fn();

const meta = preview.meta({
  title: 'Screens/Recipients/Claim link',
  component: ClaimScreen,
  parameters: {
    controls: { disable: true },
    user: 'visitor',
    route: { path: paths.claim, at: claimPath(token), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      makeClaimMock.answer(({ body }) => {
        received(body);
        return makeClaimMock.samples.ok;
      }),
    );
  },
  render: () => (
    <ClaimLayout>
      <ClaimScreen />
    </ClaimLayout>
  ),
});

const radio = (name = '') => screen.findByRole('radio', { name });

/** Chooses the first gift and its size, and fills in the delivery. */
const fillIn = async () => {
  await userEvent.click(await radio(tee));
  await userEvent.selectOptions(await screen.findByLabelText(texts.sizeOf(tee ?? '')), 'Medium');
  await fill();
};

/** The story of a state that is a page of its own. */
const paged = (state: PagedState, overrides: Partial<ClaimView> = {}) => ({
  beforeEach: ({ msw }: Network) =>
    msw.use(openLinkMock.ok(sampleClaimView({ state, gifts: [], ...overrides }))),
  play: async () => {
    const { tag, text } = linkStateTexts[state];
    await expect(await screen.findByText(tag)).toBeVisible();
    await expect(screen.getByText(text('Amara Okafor'))).toBeVisible();
    await expect(screen.getByText(texts.from('Amara Okafor', 'Fernside Studio'))).toBeVisible();
    await expect(screen.getByRole('button', { name: linkStateCommon.lookAgain })).toBeVisible();
    await expect(screen.queryByRole('radio')).toBeNull();
    await isKeptFromSearch();
  },
});

const timed = (state: 'not yet open' | 'closed', instant: string) => ({
  ...paged(state),
  play: async () => {
    await paged(state).play();
    const time = formatInstant(new Date(instant), 'Europe/London');
    await expect(
      screen.getByRole('heading', { level: 1, name: linkStateTexts[state].title(time) }),
    ).toBeVisible();
  },
});

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S48.02'] },
  play: async () => {
    await expect(await radio(tee)).not.toBeChecked();
    await expect(await radio(cap)).toBeEnabled();
    await expect(screen.getByText(texts.from('Amara Okafor', 'Fernside Studio'))).toBeVisible();
    const closes = formatInstant(new Date('2026-01-30T23:59:00Z'), 'Europe/London');
    await expect(screen.getByText(texts.openUntil(closes))).toBeVisible();
    await expect(screen.getByText(texts.details.masked('Amara Okafor'))).toBeVisible();
    await isKeptFromSearch();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S48.01'] },
  beforeEach: ({ msw }) => msw.use(openLinkMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

const withoutFirst = sampleClaimView().gifts.map((gift, index) => ({ ...gift, left: index > 0 }));

export const OneGone = meta.story({
  parameters: { states: ['S48.03'] },
  beforeEach: ({ msw }) => msw.use(openLinkMock.ok(sampleClaimView({ gifts: withoutFirst }))),
  play: async () => {
    await expect(await radio(tee)).toBeDisabled();
    await expect(await radio(tee)).toHaveAccessibleDescription(texts.gone);
    await expect(await radio(cap)).toBeEnabled();
  },
});

export const AddressesCollected = meta.story({
  parameters: { states: ['S48.19'] },
  beforeEach: ({ msw }) => msw.use(openLinkMock.ok(sampleClaimView({ collectsAddresses: true }))),
  play: async () => {
    await expect(await screen.findByText(texts.details.collected('Amara Okafor'))).toBeVisible();
    await expect(screen.queryByText(texts.details.masked('Amara Okafor'))).toBeNull();
  },
});

export const Draft = meta.story({ parameters: { states: ['S48.04'] }, ...paged('draft') });
export const NotYetOpen = meta.story({
  parameters: { states: ['S48.05'] },
  ...timed('not yet open', '2025-12-01T09:00:00Z'),
});
export const Paused = meta.story({ parameters: { states: ['S48.06'] }, ...paged('paused') });
export const SomebodyElse = meta.story({
  parameters: { states: ['S48.08'] },
  ...paged('claimed by somebody else'),
});
export const AllGone = meta.story({ parameters: { states: ['S48.10'] }, ...paged('all gone') });
export const Closed = meta.story({
  parameters: { states: ['S48.11'] },
  ...timed('closed', '2026-01-30T23:59:00Z'),
});
export const Cancelled = meta.story({ parameters: { states: ['S48.12'] }, ...paged('cancelled') });

export const Unknown = meta.story({
  parameters: { states: ['S48.13'] },
  beforeEach: ({ msw }) => msw.use(openLinkMock.ok(unknownLink)),
  play: async () => {
    const { title, text } = linkStateTexts['unknown link'];
    await expect(await screen.findByRole('heading', { level: 1, name: title('') })).toBeVisible();
    await expect(screen.getByText(text(''))).toBeVisible();
    await expect(screen.getByText(linkStateCommon.unknownSender)).toBeVisible();
  },
});

/** What was paused has been resumed. */
export const LookedAgain = meta.story({
  beforeEach: paged('paused').beforeEach,
  play: async ({ msw }) => {
    const again = await screen.findByRole('button', { name: linkStateCommon.lookAgain });
    msw.use(openLinkMock.ok());
    await userEvent.click(again);
    await expect(await radio(tee)).toBeVisible();
  },
});

const claims = async () => {
  await fillIn();
  await press(texts.submit);
  await seesToast(recipientTexts.submitted);
};

const arrivesAtClaim = () =>
  waitFor(() =>
    expect(screen.getByRole('heading', { name: /^You are at \/claimed\/[0-9a-f]{32}$/ })).toBeVisible(),
  );

export const Claimed = meta.story({
  parameters: { states: ['S48.14'] },
  play: async () => {
    await claims();
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({
        first_name: delivery.firstName,
        post_town: delivery.postTown,
        chosen: [{ order_item_id: sampleClaimView().gifts[0]?.id, size: 'Medium' }],
        secret: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
  },
});

export const OnPrivatePage = meta.story({
  tags: ['!dev'],
  play: async () => {
    await claims();
    await arrivesAtClaim();
  },
});

export const YoursAlready = meta.story({
  parameters: { states: ['S48.07'] },
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`claim made:${token}`, 'a'.repeat(32));
    msw.use(openLinkMock.ok(sampleClaimView({ state: 'claimed by somebody else', gifts: [] })));
  },
  play: async () => {
    const { tag, title } = linkStateTexts['yours already'];
    await expect(await screen.findByText(tag)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: title('') })).toBeVisible();
    await expect(screen.getByRole('link', { name: linkStateCommon.openClaim })).toHaveAttribute(
      'href',
      `/claimed/${'a'.repeat(32)}`,
    );
  },
});

/** The first claim is refused with the link as it has become. */
const meanwhile =
  (view: ClaimView) =>
  ({ msw }: Network) =>
    msw.use(
      makeClaimMock.answer(() => {
        throw new Refusal(409, 'Gone', { details: z.encode(claimView, view) });
      }),
    );

export const JustTaken = meta.story({
  parameters: { states: ['S48.09'] },
  beforeEach: meanwhile(sampleClaimView({ state: 'gift or size gone', gifts: withoutFirst })),
  play: async () => {
    await fillIn();
    await press(texts.submit);
    await expect(await within(await screen.findByRole('alert')).findByText(texts.taken)).toBeVisible();
    for (const part of parts) await expect(field(part)).toHaveValue(delivery[part]);
    await expect(await radio(tee)).toHaveAccessibleDescription(texts.gone);
  },
});

export const ClosedMeanwhile = meta.story({
  parameters: { states: ['S48.16'] },
  beforeEach: meanwhile(sampleClaimView({ state: 'closed', gifts: [] })),
  play: async () => {
    await fillIn();
    await press(texts.submit);
    await expect(await screen.findByText(linkStateTexts.closed.tag)).toBeVisible();
    await expect(screen.getByText(linkStateTexts.closed.text('Amara Okafor'))).toBeVisible();
  },
});

/** What was typed before a pause is there after it. */
export const PausedMeanwhile = meta.story({
  beforeEach: meanwhile(sampleClaimView({ state: 'paused', gifts: [] })),
  play: async ({ msw }) => {
    await fillIn();
    await press(texts.submit);
    const again = await screen.findByRole('button', { name: linkStateCommon.lookAgain });
    msw.use(openLinkMock.ok());
    await userEvent.click(again);
    await radio(tee);
    for (const part of parts) await expect(field(part)).toHaveValue(delivery[part]);
  },
});

export const Failed = meta.story({
  parameters: { states: ['S48.15'] },
  beforeEach: ({ msw }) => msw.use(makeClaimMock.failure(500)),
  play: async () => {
    await fillIn();
    await press(texts.submit);
    await seesToast(texts.failed);
    for (const part of parts) await expect(field(part)).toHaveValue(delivery[part]);
  },
});

/** The answer to the first try was lost: the second has the same secret. */
export const TriedAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      makeClaimMock.answer(({ body }) => {
        received(body.secret);
        if (received.mock.calls.length === 1) throw new Refusal(503, 'Busy');
        return makeClaimMock.samples.ok;
      }),
    ),
  play: async () => {
    await fillIn();
    await press(texts.submit);
    await seesToast(texts.failed);
    await press(texts.submit);
    await seesToast(recipientTexts.submitted);
    await expect(new Set(received.mock.calls.flat()).size).toBe(1);
  },
});

/** Without `campaigns.claims` a form ends as written. */
export const WithoutClaims = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(['campaigns.links'])),
  play: async () => {
    await claims();
    await arrivesAt('/microsite/123/456');
    await expect(received).not.toHaveBeenCalled();
  },
});

export const NoSize = meta.story({
  play: async () => {
    await userEvent.click(await radio(tee));
    await fill();
    await press(texts.submit);
    await isRefused(await screen.findByLabelText(texts.sizeOf(tee ?? '')), messageOf('size'));
  },
});

const failsToLoad = async () => {
  await expect(await screen.findByText(texts.error)).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S48.17'] },
  beforeEach: ({ msw }) => msw.use(openLinkMock.failure(500)),
  play: failsToLoad,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(openLinkMock.malformed()),
  play: failsToLoad,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(openLinkMock.offline()),
  play: failsToLoad,
});

export const LongText = meta.story({
  ...paged('paused', { sender: 'Unbroken'.repeat(20), company: 'Company'.repeat(20) }),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await screen.findByText(linkStateTexts.paused.tag)).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S48.18'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await radio(tee)).toBeVisible();
    await fitsTheWidth();
  },
});

export const NarrowState = meta.story({ globals: { viewport: { value: 'phone' } }, ...paged('all gone') });
