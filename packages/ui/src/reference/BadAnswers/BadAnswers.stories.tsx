import { allMocks } from '@gifting/api/mocks';
import type { HttpHandler } from 'msw';
import { createRoot } from 'react-dom/client';
import toast from 'react-hot-toast/headless';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { type BadAnswer, badAnswers } from './kinds';
import { atSignIn, pageOf, ReadingPage, servicesFor } from './ReadingPage';
import { readingScreens } from './screens';

/**
 * Every kind of bad answer to every read of the API table: a row that is added is in here at once, on its screen as soon
 * as `readingScreens` names one. Nothing is ever blank, nothing crashes, something is always said, and the session is
 * lost on a 401 only.
 */
const reads = allMocks.filter(({ row }) => row.method === 'GET');

/** How many answers the stories here give. */
const count = reads.length * Object.keys(badAnswers).length;

const Place = () => (
  <>
    <p className="p-4 t-sm text-muted">
      {count} answers: {Object.keys(badAnswers).length} kinds to each of {reads.length} reads
    </p>
    <div id="place" />
  </>
);

const meta = preview.meta({
  title: 'Bad answers',
  component: Place,
  // What is shown changes under the check many times; the screens' own stories are checked.
  parameters: { a11y: { test: 'off' }, route: { at: '/bad-answers' } },
});

/** A screen that is busy elsewhere is waited for. */
const patience = { timeout: 4000 };

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true }) && element.textContent.trim() !== '';

/** Opens the page of each read, one after the other, and looks at what a person sees. */
const isTold = async ({ toast: text, timeout }: BadAnswer, endsSession: boolean): Promise<void> => {
  const crashes: unknown[] = [];
  const onError = (event: ErrorEvent | PromiseRejectionEvent) =>
    crashes.push('reason' in event ? event.reason : event.message);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  const place = within(document.getElementById('place') ?? document.body);
  let told = 0;
  for (const { row } of reads) {
    const host = document.createElement('div');
    document.getElementById('place')?.append(host);
    const root = createRoot(host);
    const page = pageOf(row, readingScreens[row.name]);
    const services = servicesFor(page, timeout);
    root.render(<ReadingPage page={page} services={services} />);
    if (endsSession) {
      await place.findByText(atSignIn, {}, patience);
      await expect(services.session.getSnapshot(), row.name).toBeNull();
    } else {
      await waitFor(() => {
        const said = [...place.queryAllByText(page.says), ...screen.queryAllByRole('alert')];
        expect(said.some(isSeen), row.name).toBe(true);
        expect(isSeen(host), row.name).toBe(true);
      }, patience);
      await expect(services.session.getSnapshot(), row.name).not.toBeNull();
    }
    if (text)
      await waitFor(
        () => expect(screen.queryAllByText(text).filter(isSeen), row.name).toHaveLength(1),
        patience,
      );
    root.unmount();
    host.remove();
    toast.remove();
    // The next one with the same words is a new slip only once this one is off the page.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    told += 1;
  }
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onError);
  await expect(crashes).toEqual([]);
  await expect(told).toBe(reads.length);
};

const answered = (kind: keyof typeof badAnswers) => ({
  beforeEach: ({ msw }: { readonly msw: { readonly use: (...handlers: HttpHandler[]) => void } }) =>
    msw.use(...reads.map((row) => badAnswers[kind].mock(row))),
  play: () => isTold(badAnswers[kind], kind === 'signedOut'),
});

export const BadRequest = meta.story(answered('badRequest'));
export const SignedOut = meta.story(answered('signedOut'));
export const Forbidden = meta.story(answered('forbidden'));
export const NotFound = meta.story(answered('notFound'));
export const Conflict = meta.story(answered('conflict'));
export const Refused = meta.story(answered('refused'));
export const Broken = meta.story(answered('broken'));
export const Unavailable = meta.story(answered('unavailable'));
export const TimedOut = meta.story(answered('timedOut'));
export const NoNetwork = meta.story(answered('noNetwork'));
export const APageInstead = meta.story(answered('aPage'));
export const CutOff = meta.story(answered('cutOff'));
