import { sampleBuyer, sampleToken } from '@gifting/api/account/mocks';
import { createClient, requestTimeout } from '@gifting/api/core/client';
import { ApiError } from '@gifting/api/core/error';
import { createQueryClient } from '@gifting/api/core/query-client';
import { allOrdersMock, ownOrdersMock } from '@gifting/api/orders/mocks';
import { ordersQuery } from '@gifting/api/orders/queries';
import { createSessionStore } from '@gifting/client-state/account/session';
import { browserStorage } from '@gifting/client-state/storage/storage';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import type { Role } from '@gifting/domain/account/user';
import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { arrivesAt, arrivesWith, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { errorTexts } from './error-catalogue';
import { paths } from './paths';
import { useSession } from './ServicesProvider';

/** Shows the state of a read as a screen would, with the screen's own error text beside the toast. */
const Reading = ({
  read,
}: {
  readonly read: Pick<UseQueryResult, 'isError' | 'isSuccess' | 'failureCount'>;
}) => (
  <section className="p-5">
    <h1 className="t-heading">A screen</h1>
    {read.isSuccess && <p>Loaded</p>}
    {read.isError && <p>Could not be loaded, attempts: {read.failureCount}</p>}
  </section>
);

const ReadingScreen = ({ as = 'user' }: { readonly as?: Role }) => (
  <Reading read={useInfiniteQuery(ordersQuery(as))} />
);

const meta = preview.meta({
  title: 'Screens/General/Toasts, failed calls and the session',
  component: ReadingScreen,
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: '/a-screen' } },
});

const staysOnTheScreen = async () => {
  await expect(await screen.findByText(/^Could not be loaded/)).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
  await expect(window.sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
};

/** A story in which the only call fails: exactly one toast, no navigation. */
const tells = (text: string) => async () => {
  await seesToast(text);
  await expect(screen.getAllByRole('alert')).toHaveLength(1);
  await staysOnTheScreen();
};

const Empty = () => <section className="min-h-40 p-5" />;

/** Milliseconds until the toast is gone. */
const lifeOf = async (text: string): Promise<number> => {
  const shown = performance.now();
  await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 6000 });
  return performance.now() - shown;
};

const toast = (text: string) => screen.getByText(text).parentElement;

// ---- toasts ----

export const PlainToast = meta.story({
  render: Empty,
  play: async () => {
    notify.blank('This feature is coming soon.');
    await seesToast('This feature is coming soon.');
    await expect(screen.getByRole('status')).toHaveTextContent('This feature is coming soon.');
    const { left, right, top } = screen.getByRole('status').getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(1);
    await expect(top).toBeLessThan(40);
  },
});

const notifyOfEachKind = async () => {
  notify.blank('Plain news');
  notify.error('It is not done');
  notify.custom('News about a gift');
  notify.loading('It is being done');
  await seesToast('Plain news');
  await expect(screen.getByRole('alert')).toHaveTextContent('It is not done');
};

/** The three kinds that close after four seconds and the one that stays, together. */
export const OneOfEachKind = meta.story({
  parameters: { states: ['S25.01', 'S25.02', 'S25.04', 'S25.05'] },
  render: Empty,
  play: notifyOfEachKind,
});

export const FourSeconds = meta.story({
  ...OneOfEachKind.input,
  tags: ['!dev'],
  play: async () => {
    await notifyOfEachKind();
    const lives = await Promise.all(['Plain news', 'It is not done', 'News about a gift'].map(lifeOf));
    for (const life of lives) await expect(life).toBeGreaterThan(3500);
    await expect(screen.getByText('It is being done')).toBeVisible();
    notify.dismiss();
    await waitFor(() => expect(screen.queryByText('It is being done')).toBeNull());
  },
});

export const SuccessToast = meta.story({
  parameters: { states: ['S25.03'] },
  render: Empty,
  play: async () => {
    notify.success('Form submitted successfully');
    await seesToast('Form submitted successfully');
  },
});

export const TwoSeconds = meta.story({
  ...SuccessToast.input,
  tags: ['!dev'],
  play: async () => {
    await SuccessToast.play();
    const life = await lifeOf('Form submitted successfully');
    await expect(life).toBeGreaterThan(1500);
    await expect(life).toBeLessThan(3500);
  },
});

export const TwentyToasts = meta.story({
  parameters: { states: ['S25.06'] },
  render: Empty,
  play: async () => {
    for (let number = 1; number <= 20; number += 1) notify.blank(`Slip ${number}`);
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(20));
    notify.blank('Slip 21');
    await waitFor(() => expect(screen.queryByText('Slip 1')).toBeNull());
    await expect(screen.getAllByRole('status')).toHaveLength(20);
    await expect(screen.getByText('Slip 21')).toBeInTheDocument();
  },
});

export const LongToast = meta.story({
  parameters: { states: ['S25.07'] },
  render: Empty,
  play: async () => {
    const text =
      'The invitation could not be sent to recipient.with.a.very.long.address@department.example.com, so please check the address and send it again';
    notify.error(text);
    await seesToast(text);
    const width = toast(text)?.getBoundingClientRect().width;
    await expect(width).toBe(350);
    await expect(toast(text)?.scrollWidth).toBeLessThanOrEqual(350);
  },
});

// ---- failed calls ----

export const BadRequest = meta.story({
  parameters: { states: ['S25.08'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(400)),
  play: tells(errorTexts.badRequest),
});

export const SessionExpired = meta.story({
  parameters: { states: ['S25.09'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(401)),
  play: async () => {
    await seesToast(errorTexts.sessionExpired);
  },
});

export const SessionExpiredGoesToSignIn = meta.story({
  ...SessionExpired.input,
  tags: ['!dev'],
  play: async () => {
    await SessionExpired.play();
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: '/a-screen' });
    await expect(window.sessionStorage.getItem(sessionKeys.token)).toBeNull();
    await expect(window.sessionStorage.getItem(sessionKeys.user)).toBeNull();
  },
});

export const Forbidden = meta.story({
  parameters: { states: ['S25.10'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(403)),
  play: tells(errorTexts.forbidden),
});

export const NotFound = meta.story({
  parameters: { states: ['S25.11'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(404)),
  play: tells(errorTexts.notFound),
});

export const Conflict = meta.story({
  parameters: { states: ['S25.12'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(409)),
  play: tells(errorTexts.conflict),
});

export const ServerError = meta.story({
  parameters: { states: ['S25.13'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(500)),
  play: tells(errorTexts.server),
});

export const ServerErrorEarlierText = meta.story({
  parameters: {
    states: ['S25.14'],
    services: { errorPolicy: { serverErrorText: errorTexts.serverEarlier } },
  },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(500)),
  play: tells(errorTexts.serverEarlier),
});

export const Offline = meta.story({
  parameters: { states: ['S25.15'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.offline()),
  play: tells(errorTexts.network),
});

const giveUp = async (): Promise<never> => {
  throw new ApiError({ kind: 'timeout', row: 'orders.own' });
};

const GivenUp = () => <Reading read={useQuery({ queryKey: ['given up'], queryFn: giveUp })} />;

/** Checks the configured timeout and simulates a timed-out call, to avoid waiting 30 seconds. */
export const TimedOut = meta.story({
  parameters: { states: ['S25.16'] },
  render: () => <GivenUp />,
  play: async () => {
    await expect(requestTimeout).toBe(30_000);
    await tells(errorTexts.network)();
  },
});

export const OtherStatus = meta.story({
  parameters: { states: ['S25.17'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(422)),
  play: async () => {
    await staysOnTheScreen();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.malformed()),
  play: async () => {
    await staysOnTheScreen();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const RedirectOnAny = meta.story({
  parameters: { states: ['S25.18'], services: { errorPolicy: { redirectOn: 'any' } } },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(500)),
  play: async () => {
    await seesToast(errorTexts.server);
  },
});

export const RedirectOnAnyGoesToSignIn = meta.story({
  ...RedirectOnAny.input,
  tags: ['!dev'],
  play: async () => {
    await RedirectOnAny.play();
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: '/a-screen' });
    await expect(window.sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
  },
});

export const RedirectOnAnyOffline = meta.story({
  tags: ['!dev'],
  parameters: { services: { errorPolicy: { redirectOn: 'any' } } },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.offline()),
  play: async () => {
    await seesToast(errorTexts.network);
    await arrivesAt(paths.signIn);
  },
});

/** One call fails, then another finds the session expired. */
const TwoReads = () => {
  const [more, setMore] = useState(false);
  return (
    <>
      <ReadingScreen />
      <Button onClick={() => setMore(true)}>Read more</Button>
      {more && <ReadingScreen as="admin" />}
    </>
  );
};

export const RedirectAsPreset = meta.story({
  parameters: { states: ['S25.19'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(500), allOrdersMock.failure(401)),
  render: () => <TwoReads />,
  play: async () => {
    await tells(errorTexts.server)();
  },
});

export const RedirectAsPresetGoesToSignIn = meta.story({
  ...RedirectAsPreset.input,
  tags: ['!dev'],
  play: async () => {
    await RedirectAsPreset.play();
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    await seesToast(errorTexts.sessionExpired);
    await arrivesAt(paths.signIn);
  },
});

/** The production retry rule, with shorter delays. */
const Impatient = () => <Reading read={useInfiniteQuery({ ...ordersQuery('user'), retryDelay: 1 })} />;

export const TriedAgain = meta.story({
  parameters: { states: ['S25.20'], services: { retries: true } },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(500)),
  render: () => <Impatient />,
  play: async () => {
    await tells(errorTexts.server)();
    await expect(screen.getByText('Could not be loaded, attempts: 4')).toBeVisible();

    const { retryDelay } =
      createQueryClient({
        api: createClient({ baseUrl: '/api', getToken: () => null }),
        onError: () => undefined,
      }).getDefaultOptions().queries ?? {};
    const waits = [0, 1, 2, 9].map((attempt) =>
      typeof retryDelay === 'function' ? retryDelay(attempt, new Error('refused')) : null,
    );
    await expect(waits).toEqual([1000, 2000, 4000, 30_000]);
  },
});

/** A 4xx is not retried. */
export const RefusalNotTriedAgain = meta.story({
  parameters: { services: { retries: true } },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(404)),
  render: () => <Impatient />,
  play: async () => {
    await tells(errorTexts.notFound)();
    await expect(screen.getByText('Could not be loaded, attempts: 1')).toBeVisible();
  },
});

// ---- the session ----

const Who = () => {
  const session = useSession();
  return <p className="p-5">{session ? `Signed in as ${session.user.name}` : 'A visitor'}</p>;
};

const startSession = (remember: boolean) =>
  createSessionStore({
    persistent: browserStorage(() => window.localStorage),
    tab: browserStorage(() => window.sessionStorage),
  }).start({ user: sampleBuyer, token: sampleToken }, remember);

export const Remembered = meta.story({
  parameters: { states: ['S25.21'], user: 'visitor' },
  beforeEach: () => startSession(true),
  render: () => <Who />,
  play: async () => {
    await expect(screen.getByText(`Signed in as ${sampleBuyer.name}`)).toBeVisible();
    await expect(window.localStorage.getItem(sessionKeys.token)).toBe(sampleToken);
    await expect(window.sessionStorage.getItem(sessionKeys.token)).toBeNull();
  },
});

export const NotRemembered = meta.story({
  parameters: { states: ['S25.22'], user: 'visitor' },
  beforeEach: () => startSession(false),
  render: () => <Who />,
  play: async () => {
    await expect(screen.getByText(`Signed in as ${sampleBuyer.name}`)).toBeVisible();
    await expect(window.sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
    await expect(window.localStorage.getItem(sessionKeys.token)).toBeNull();
  },
});

export const DamagedSession = meta.story({
  parameters: { user: 'visitor' },
  beforeEach: () => {
    startSession(true);
    window.localStorage.setItem(sessionKeys.user, '{"name":');
  },
  render: () => <Who />,
  play: async () => {
    await expect(screen.getByText('A visitor')).toBeVisible();
  },
});

// ---- over the page ----

export const Overlay = meta.story({
  parameters: { states: ['S25.23'] },
  render: () => (
    <>
      <Empty />
      <LoadingOverlay />
    </>
  ),
  play: async () => {
    const cover = (await screen.findByText('One moment')).parentElement;
    const { width, height } = cover?.getBoundingClientRect() ?? {};
    await expect(width).toBe(window.innerWidth);
    await expect(height).toBe(window.innerHeight);
  },
});

const Modal = () => (
  <Dialog open onOpenChange={() => undefined} title="Set Microsite Details">
    <p>What a recipient is asked for.</p>
  </Dialog>
);

const widthOfModal = async () =>
  (await screen.findByRole('dialog', { name: 'Set Microsite Details' })).getBoundingClientRect().width;

export const ModalWide = meta.story({
  parameters: { states: ['S25.24'] },
  render: () => <Modal />,
  play: async () => {
    await expect(await widthOfModal()).toBe(800);
  },
});

export const ModalNarrow = meta.story({
  parameters: { states: ['S25.24'] },
  globals: { viewport: { value: 'phone' } },
  render: () => <Modal />,
  play: async () => {
    await expect(await widthOfModal()).toBe(390 - 2 * 8);
  },
});
