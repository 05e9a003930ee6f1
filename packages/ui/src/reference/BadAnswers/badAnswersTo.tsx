import type { Access } from '@gifting/api/core/endpoint';
import { allMocks } from '@gifting/api/mocks';
import type { SetupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import toast from 'react-hot-toast/headless';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type BadAnswer, badAnswers } from './kinds';
import { atSignIn, pageOf, ReadingPage, servicesFor } from './ReadingPage';
import { readingScreens } from './screens';

type Read = (typeof allMocks)[number];

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true }) && element.textContent.trim() !== '';

/** Opens the page of each read in turn, which alone is answered badly, and checks what a person sees. */
const expectReported = async (
  reads: readonly Read[],
  msw: Pick<SetupWorker, 'use' | 'resetHandlers'>,
  { mock, toast: text, timeout }: BadAnswer,
  endsSession: boolean,
): Promise<void> => {
  const crashes: unknown[] = [];
  const onError = (event: ErrorEvent | PromiseRejectionEvent) =>
    crashes.push('reason' in event ? event.reason : event.message);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  const pages = within(document.getElementById('pages') ?? document.body);
  let checked = 0;
  for (const read of reads) {
    const { row } = read;
    msw.resetHandlers();
    msw.use(mock(read));
    const host = document.createElement('div');
    document.getElementById('pages')?.append(host);
    const root = createRoot(host);
    // A timeout this short may end the good answers of a screen too.
    const page = pageOf(row, timeout === undefined ? readingScreens[row.name] : undefined);
    const services = servicesFor(page, timeout);
    root.render(<ReadingPage page={page} services={services} />);
    if (endsSession) {
      await pages.findByText(atSignIn);
      await expect(services.session.getSnapshot(), row.name).toBeNull();
    } else {
      await waitFor(() => {
        const shown = [...pages.queryAllByText(page.errorText), ...screen.queryAllByRole('alert')];
        expect(shown.some(isSeen), row.name).toBe(true);
        expect(isSeen(host), row.name).toBe(true);
      });
      await expect(services.session.getSnapshot(), row.name).not.toBeNull();
    }
    if (text)
      await waitFor(() => expect(screen.queryAllByText(text).filter(isSeen), row.name).toHaveLength(1));
    root.unmount();
    host.remove();
    toast.remove();
    // The same text makes a new toast only once this one has left the page.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    checked += 1;
  }
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onError);
  await expect(crashes).toEqual([]);
  await expect(checked).toBe(reads.length);
};

/**
 * Every kind of bad answer to the reads of one access, on the row's screen once `readingScreens` names one. Nothing is
 * blank or crashes, each failure is reported, and only a 401 ends the session.
 */
export const badAnswersTo = (access: Access) => {
  const reads = allMocks.filter(({ row }) => row.method === 'GET' && row.access === access);
  const kinds = Object.keys(badAnswers).length;
  const Pages = () => (
    <>
      <p className="p-4 t-sm text-muted">
        {reads.length * kinds} answers: {kinds} kinds to each of {reads.length} reads
      </p>
      <div id="pages" />
    </>
  );
  return {
    /** The component and parameters of the stories. */
    shown: {
      component: Pages,
      // The page changes during the check; the screens' own stories run axe.
      parameters: { a11y: { test: 'off' }, route: { at: '/bad-answers' } },
    },
    /** The story of a kind. */
    answered: (kind: keyof typeof badAnswers) => ({
      play: ({ msw }: { readonly msw: SetupWorker }) =>
        expectReported(reads, msw, badAnswers[kind], kind === 'signedOut'),
    }),
  } as const;
};
