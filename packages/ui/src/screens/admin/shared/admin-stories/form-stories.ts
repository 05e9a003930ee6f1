import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { keyOf } from '#app/kept-forms.ts';
import { paths } from '#app/paths.ts';
import { arrivesAt, arrivesWith, fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import {
  adminPerson,
  chooseImage,
  dialogIsGone,
  discard,
  fillTexts,
  focusWindow,
  imageName,
} from '../admin-person';
import type { FormSubject, Network } from './subject';

/** The stories of a form in a dialog, to add or to edit. */
export const formStories = <Item extends { readonly id: string }>(subject: FormSubject<Item>) => {
  const { at, reads, address, texts, list, opener, title, submit, saving, command, done } = subject;
  const { kept, keptValues, entered, prepare, image, sent, after, shows, refusal } = subject;
  const [label = '', text = ''] = Object.entries(entered)[0] ?? [];
  const { table } = adminPerson(texts);
  const dialog = async () => visible(await screen.findByRole('dialog', { name: title }));
  const submitButton = async () => (await dialog()).getByRole('button', { name: submit });
  const press = async () => userEvent.click(await submitButton());
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: opener }));
    const form = await dialog();
    // A form may be read before it is there.
    await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
    return form;
  };
  const fillIn = async (leaveOut?: string) => {
    const form = await open();
    await fillTexts(form, entered, leaveOut);
    if (leaveOut !== undefined) await userEvent.clear(form.getByLabelText(leaveOut));
    await prepare?.(form);
    if (image !== undefined) await chooseImage(form, image);
    return form;
  };
  const keptText = () => sessionStorage.getItem(keyOf(kept));
  const received = fn();
  const answered = command.answer(({ body }) => {
    received(body);
    return command.samples.ok;
  });
  const reopened = {
    parameters: { route: { path: at, at: address, reads } },
    beforeEach: () => sessionStorage.setItem(keyOf(kept), JSON.stringify(keptValues)),
  };
  return {
    open,
    fillIn,
    press,
    submitButton,
    stories: {
      /** A required text is missing: its message is at the field, which has focus, and nothing is sent. */
      missing: (leftOut: string, message: string) => ({
        beforeEach: ({ msw }: Network) => msw.use(command.pending()),
        play: async () => {
          const form = await fillIn(leftOut);
          await press();
          await waitFor(() => expect(form.getByLabelText(leftOut)).toHaveFocus());
          await expect(form.getByLabelText(leftOut)).toHaveAccessibleDescription(message);
          await expect(await submitButton()).not.toHaveAttribute('aria-busy');
        },
      }),
      waiting: {
        beforeEach: ({ msw }: Network) => msw.use(command.pending()),
        play: async () => {
          const form = await fillIn();
          await press();
          await expect(await form.findByRole('button', { name: saving })).toHaveAttribute(
            'aria-busy',
            'true',
          );
          await expect(form.getByRole('button', { name: texts.cancel })).toBeDisabled();
        },
      },
      /** The dialog closes, the list is fetched again, and nothing that was saved is kept. */
      savedToast: {
        beforeEach: ({ msw }: Network) => {
          received.mockReset();
          let present = [...list.samples.ok];
          msw.use(
            list.answer(() => present),
            command.answer(({ body }) => {
              received(body);
              present = after;
              return command.samples.ok;
            }),
          );
        },
        play: async () => {
          await fillIn();
          await press();
          await seesToast(done);
          await dialogIsGone();
          await expect(received).toHaveBeenCalledOnce();
          await expect(received).toHaveBeenCalledWith(sent);
          await expect(await screen.findByText(shows)).toBeVisible();
          await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toBeVisible());
          await expect(keptText()).toBeNull();
        },
      },
      savedOnce: {
        beforeEach: ({ msw }: Network) => {
          received.mockReset();
          msw.use(answered);
        },
        play: async () => {
          await fillIn();
          await userEvent.dblClick(await submitButton());
          await dialogIsGone();
          await expect(received).toHaveBeenCalledOnce();
          await expect(received).toHaveBeenCalledWith(sent);
        },
      },
      failedToast: {
        beforeEach: ({ msw }: Network) => msw.use(command.failure(500)),
        play: async () => {
          const form = await fillIn();
          await press();
          await seesToast(texts.failed);
          await expect(screen.queryByText(errorTexts.server)).toBeNull();
          await expect(form.getByLabelText(label)).toHaveValue(text);
          if (image !== undefined) await expect(form.getByText(imageName)).toBeVisible();
        },
      },
      /** The server's message is at the field it is about, which has focus. */
      refused: {
        beforeEach: ({ msw }: Network) =>
          msw.use(
            command.failure(
              422,
              'Refused',
              Object.fromEntries(Object.entries(refusal).map(([name, message]) => [name, [message]])),
            ),
          ),
        play: async () => {
          const form = await fillIn();
          await press();
          await seesToast(texts.failed);
          await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
          const [message] = Object.values(refusal);
          await expect(form.getByLabelText(label)).toHaveAccessibleDescription(message);
        },
      },
      cancelled: {
        play: async () => {
          const form = await open();
          await userEvent.click(form.getByRole('button', { name: texts.cancel }));
          await dialogIsGone();
          await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
        },
      },
      /** Asks first, because values were entered; discarded values are not kept. */
      cancelledWithChanges: {
        play: async () => {
          const form = await fillIn();
          await userEvent.keyboard('{Escape}');
          await visible(await screen.findByRole('alertdialog'));
          await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
          await expect(form.getByLabelText(label)).toHaveValue(text);
          await userEvent.click(form.getByRole('button', { name: texts.cancel }));
          await discard();
          await dialogIsGone();
          await expect(keptText()).toBeNull();
        },
      },
      /** A refetch on focus changes the list behind the dialog, and nothing in it. */
      typingDuringARefetch: {
        play: async ({ msw }: Network) => {
          await table();
          const form = await open();
          await fillTexts(form, { [label]: text });
          msw.use(list.ok(after));
          focusWindow();
          await waitFor(() => expect(screen.getByText(shows)).toBeInTheDocument());
          await expect(form.getByLabelText(label)).toHaveValue(text);
          await expect(form.getByLabelText(label)).toHaveFocus();
        },
      },
      /** Sign-in returns to the open dialog. */
      sessionExpired: {
        beforeEach: ({ msw }: Network) => msw.use(command.failure(401)),
        play: async () => {
          await fillIn();
          await press();
          await arrivesAt(paths.signIn);
          await seesToast(errorTexts.sessionExpired);
          await expect(screen.queryByText(texts.failed)).toBeNull();
          await arrivesWith({ from: address });
          await expect(keptText()).toContain(text);
        },
      },
      /** The session expired overnight: the refetch on focus says so, and what was typed is kept. */
      sessionExpiredOvernight: {
        play: async ({ msw }: Network) => {
          await table();
          const form = await open();
          await fillTexts(form, { [label]: text });
          msw.use(list.failure(401));
          focusWindow();
          await arrivesAt(paths.signIn);
          await arrivesWith({ from: address });
          await expect(keptText()).toContain(text);
        },
      },
      enteredBefore: {
        ...reopened,
        play: async () => {
          const form = await dialog();
          await expect(await form.findByLabelText(label)).toHaveValue(text);
          await expect(form.getByText(/^This is what you entered before/)).toBeVisible();
        },
      },
      /** Closing asks even before the first change, because earlier values would be lost. */
      enteredBeforeDiscarded: {
        ...reopened,
        play: async () => {
          await dialog();
          await userEvent.keyboard('{Escape}');
          await discard();
          await dialogIsGone();
          await expect(keptText()).toBeNull();
          await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
        },
      },
      narrow: {
        globals: { viewport: { value: 'phone' } },
        play: async () => {
          await fillIn();
          await fitsTheWidth();
        },
      },
      longText: {
        globals: { viewport: { value: 'small' } },
        play: async () => {
          const form = await open();
          await fillTexts(form, { [label]: 'Unbroken'.repeat(40) });
          await fitsTheWidth();
        },
      },
    },
  };
};
