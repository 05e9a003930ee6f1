import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import { adminPerson, focusWindow } from '../admin-person';
import type { ById, CommandMock, Network, Subject } from './subject';
import { firstTwo } from './subject';

/** The stories of a list: loading, empty and failed, refetching, deletion, width. */
export const listStories = <Item extends { readonly id: string }>(
  subject: Subject<Item> & {
    readonly remove: CommandMock<ById>;
    readonly deleted: string;
    /** An entry with the longest texts. */
    readonly long: Item;
  },
) => {
  const { texts, list, remove, nameOf, deleted, long } = subject;
  const { first, firstName, secondName } = firstTwo(subject);
  const { table, rowOf, askToDelete, confirmDelete } = adminPerson(texts);
  const others = list.samples.ok.filter(({ id }) => id !== first.id);
  const rowIsGone = () => waitFor(() => expect(screen.queryByText(firstName)).toBeNull());
  return {
    loading: {
      beforeEach: ({ msw }: Network) => msw.use(list.pending()),
      play: async () => {
        await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
        await expect(document.querySelector('.spinner')).toBeVisible();
        await expect(screen.queryByRole('table')).toBeNull();
      },
    },
    empty: {
      beforeEach: ({ msw }: Network) => msw.use(list.empty()),
      play: async () => {
        await expect(await screen.findByText(texts.empty)).toBeVisible();
        await expect(screen.getByRole('button', { name: texts.add })).toBeEnabled();
      },
    },
    serverError: {
      beforeEach: ({ msw }: Network) => msw.use(list.failure(500)),
      play: async () => {
        await expect(await screen.findByText(texts.error)).toBeVisible();
        await seesToast(errorTexts.server);
        await expect(screen.getByRole('button', { name: texts.retry })).toBeVisible();
      },
    },
    triedAgain: {
      beforeEach: ({ msw }: Network) => msw.use(list.failure(500)),
      play: async ({ msw }: Network) => {
        const retry = await screen.findByRole('button', { name: texts.retry });
        msw.use(list.ok());
        await userEvent.click(retry);
        await expect(await table()).toBeVisible();
        await expect(screen.queryByText(texts.error)).toBeNull();
      },
    },
    malformed: {
      beforeEach: ({ msw }: Network) => msw.use(list.malformed()),
      play: async () => {
        await expect(await screen.findByText(texts.error)).toBeVisible();
      },
    },
    offline: {
      beforeEach: ({ msw }: Network) => msw.use(list.offline()),
      play: async () => {
        await expect(await screen.findByText(texts.error)).toBeVisible();
        await seesToast(errorTexts.network);
      },
    },
    deleting: {
      beforeEach: ({ msw }: Network) => msw.use(remove.pending()),
      play: async () => {
        await confirmDelete(firstName);
        await expect(await screen.findByRole('button', { name: texts.deleting })).toBeVisible();
      },
    },
    /** The question names the row; afterwards it is gone and focus is on the title. */
    deletedToast: {
      beforeEach: ({ msw }: Network) => {
        let present = [...list.samples.ok];
        msw.use(
          list.answer(() => present),
          remove.answer(({ params }) => {
            present = present.filter(({ id }) => id !== params.id);
            return remove.samples.ok;
          }),
        );
      },
      play: async () => {
        await confirmDelete(firstName);
        await seesToast(deleted);
        await rowIsGone();
        await expect(await rowOf(secondName)).toBeVisible();
        await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      },
    },
    /** A refetch that began before the deletion answers after it, still with the row. */
    deletedDuringARefetch: {
      play: async ({ msw }: Network) => {
        await table();
        let answerLate = (_rows: Item[]) => {};
        const late = new Promise<Item[]>((resolve) => {
          answerLate = resolve;
        });
        msw.use(list.answer(() => late));
        focusWindow();
        const question = await askToDelete(firstName);
        msw.use(list.ok(others));
        await userEvent.click(question.getByRole('button', { name: texts.delete }));
        await seesToast(deleted);
        await rowIsGone();
        answerLate([...list.samples.ok]);
        await expect(await rowOf(secondName)).toBeVisible();
        await expect(screen.queryByText(firstName)).toBeNull();
      },
    },
    /** The row disappears at once, while the refetch is in flight. */
    deletedOnASlowLine: {
      play: async ({ msw }: Network) => {
        await table();
        msw.use(list.pending());
        await confirmDelete(firstName);
        await rowIsGone();
        await expect(await rowOf(secondName)).toBeVisible();
      },
    },
    deleteFailedToast: {
      beforeEach: ({ msw }: Network) => msw.use(remove.failure(500)),
      play: async () => {
        await confirmDelete(firstName);
        await seesToast(texts.failed);
        await expect(screen.queryByText(errorTexts.server)).toBeNull();
        await expect(screen.getByRole('alertdialog')).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
        await expect(await rowOf(firstName)).toBeVisible();
      },
    },
    /** Another administrator deleted it first: an information toast, the dialog closes, the row disappears. */
    alreadyRemovedToast: {
      beforeEach: ({ msw }: Network) => msw.use(remove.failure(404)),
      play: async ({ msw }: Network) => {
        await table();
        msw.use(list.ok(others));
        await confirmDelete(firstName);
        await seesToast(texts.gone);
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await rowIsGone();
        await expect(screen.queryByText(errorTexts.notFound)).toBeNull();
        await expect(screen.queryByText(texts.failed)).toBeNull();
      },
    },
    longText: {
      beforeEach: ({ msw }: Network) => msw.use(list.ok([long, ...list.samples.ok])),
      globals: { viewport: { value: 'small' } },
      play: async () => {
        await table();
        await fitsTheWidth();
        await askToDelete(nameOf(long));
        await fitsTheWidth();
      },
    },
    narrow: {
      globals: { viewport: { value: 'phone' } },
      play: async () => {
        await expect(await rowOf(firstName)).toBeVisible();
        await fitsTheWidth();
      },
    },
  };
};
