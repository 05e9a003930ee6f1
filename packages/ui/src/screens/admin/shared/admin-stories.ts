import type { Endpoint } from '@gifting/api/core/endpoint';
import type { ErrorBody } from '@gifting/api/core/error';
import type { RowMock } from '@gifting/api/core/mock';
import { Refusal } from '@gifting/api/core/refusal';
import { imagePicker, imageRefusals } from '@gifting/domain/images/image-file';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { type KeptFormName, keyOf } from '#app/kept-forms.ts';
import { paths } from '#app/paths.ts';
import type { Reads } from '#app/reads.ts';
import type { AdminListTexts } from '#patterns/AdminList/AdminList.tsx';
import { brief, pngOf } from '#primitives/FileField/samples.ts';
import { arrivesAt, arrivesWith, fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import { adminTexts } from './admin.texts';
import {
  adminPerson,
  chooseImage,
  dialogIsGone,
  discard,
  fillTexts,
  focusWindow,
  type Inside,
  imageName,
  patience,
} from './admin-person';

/** The stories that the screens of administration share. A screen names them and says which states they show. */

/** An answer of the network. */
type Handler = ReturnType<RowMock<Endpoint>['ok']>;

interface Network {
  readonly msw: { readonly use: (...handlers: Handler[]) => void };
}

/** What is used of the mock of a list. */
interface ListMock<Item> {
  ok(data?: Item[]): Handler;
  empty(): Handler;
  pending(): Handler;
  failure(status: number): Handler;
  malformed(): Handler;
  offline(): Handler;
  answer(answer: () => Item[] | Promise<Item[]>): Handler;
  readonly samples: { readonly ok: readonly Item[] };
}

type Outcome = Readonly<{ success: boolean; message: string }>;

/** What is used of the mock of a command. */
interface CommandMock<Request> {
  ok(): Handler;
  pending(): Handler;
  failure(status: number, message?: string, fields?: ErrorBody['errors']): Handler;
  answer(answer: (request: Request) => Outcome): Handler;
  readonly samples: { readonly ok: Outcome };
}

interface ById {
  readonly params: { readonly id: string };
}

interface WithBody {
  readonly body: object;
}

interface Subject<Item> {
  readonly at: string;
  readonly texts: AdminListTexts & Pick<typeof adminTexts, 'failed' | 'cancel'> & { readonly gone: string };
  readonly list: ListMock<Item>;
  readonly nameOf: (item: Item) => string;
}

/** The sample that the stories work on, and another that stays. */
const firstTwo = <Item>({ list, nameOf }: Subject<Item>) => {
  const [first, second] = list.samples.ok;
  if (first === undefined || second === undefined) throw new Error('The sample has two entries.');
  return { first, second, firstName: nameOf(first), secondName: nameOf(second) };
};

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

/** A form as its stories use it. */
interface FormSubject<Item> extends Subject<Item> {
  readonly reads: Reads;
  /** The address with the dialog open. */
  readonly address: string;
  /** The button that opens it. */
  readonly opener: string;
  readonly title: string;
  readonly submit: string;
  readonly saving: string;
  readonly command: CommandMock<WithBody>;
  /** The toast of a success. */
  readonly done: string;
  /** The name its values are kept under, and values as they are kept. */
  readonly kept: KeptFormName;
  readonly keptValues: object;
  /** What a person enters, by the labels of the text fields in their order. */
  readonly entered: Readonly<Record<string, string>>;
  /** What is chosen besides, before the image. */
  readonly prepare?: (form: Inside) => Promise<void>;
  /** The label of an image that must be chosen. */
  readonly image?: string;
  /** The request body that arrives. */
  readonly sent: object;
  /** The list once it is saved, and a text that it then shows. */
  readonly after: Item[];
  readonly shows: string;
  /** What the server says of the first text field, by the field's name in the request. */
  readonly refusal: Readonly<Record<string, string>>;
}

/** The stories of a form in a dialog, to add or to edit. */
export const formStories = <Item extends { readonly id: string }>(subject: FormSubject<Item>) => {
  const { at, reads, address, texts, list, opener, title, submit, saving, command, done } = subject;
  const { kept, keptValues, entered, prepare, image, sent, after, shows, refusal } = subject;
  const [label = '', text = ''] = Object.entries(entered)[0] ?? [];
  const { table } = adminPerson(texts);
  const dialog = async () => visible(await screen.findByRole('dialog', { name: title }, patience));
  const submitButton = async () => (await dialog()).getByRole('button', { name: submit });
  const press = async () => userEvent.click(await submitButton());
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: opener }, patience));
    const form = await dialog();
    // A form may be read before it is there.
    await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus(), patience);
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

const anyFile = userEvent.setup({ applyAccept: false });

/** The stories of an image that must be chosen before the form can be sent. */
export const imageStories = ({
  image,
  open,
  fillIn,
  submitButton,
}: Pick<ReturnType<typeof formStories>, 'open' | 'fillIn' | 'submitButton'> & {
  readonly image: string;
}) => ({
  blank: {
    play: async () => {
      const form = await open();
      await expect(form.getByText(imagePicker.caption)).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  chosen: {
    play: async () => {
      const form = await fillIn();
      await expect(form.getByRole('group', { name: `${image}: ${imageName}` })).toBeVisible();
      await expect(await submitButton()).toBeEnabled();
    },
  },
  removed: {
    play: async () => {
      const form = await fillIn();
      await userEvent.click(form.getByRole('button', { name: 'Remove' }));
      await expect(await form.findByText('Choose an image')).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  replaced: {
    play: async () => {
      const form = await fillIn();
      const other = await pngOf('/pictures/chocolates.svg', 'chocolates.png');
      await userEvent.upload(form.getByLabelText(image), other);
      await expect(await form.findByText('chocolates.png')).toBeVisible();
      await expect(form.queryByText(imageName)).toBeNull();
      await expect(await submitButton()).toBeEnabled();
    },
  },
  otherKindOfFile: {
    play: async () => {
      const form = await open();
      await anyFile.upload(form.getByLabelText(image), brief);
      await waitFor(() =>
        expect(form.getByLabelText(image)).toHaveAccessibleDescription(imageRefusals.wrongKind),
      );
      await expect(form.getByText(imagePicker.caption)).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  /** A photo as phones take them: the sentence says what to do. */
  heicPhoto: {
    play: async () => {
      const form = await open();
      await anyFile.upload(form.getByLabelText(image), new File(['photo'], 'IMG_0042.HEIC'));
      await waitFor(() => expect(form.getByLabelText(image)).toHaveAccessibleDescription(imageRefusals.heic));
      await expect(form.getByText(imageRefusals.heic)).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  /** Validated when it is chosen, not only on submit. */
  emptyFile: {
    play: async () => {
      const form = await open();
      await userEvent.upload(form.getByLabelText(image), new File([], 'empty.png', { type: 'image/png' }));
      await waitFor(() =>
        expect(form.getByLabelText(image)).toHaveAccessibleDescription(/^This file is empty/),
      );
    },
  },
});

/** What somebody else saved while the form was open. */
interface ChangedMeanwhile {
  /** The present record as the refusal carries it. */
  readonly details: unknown;
  /** Its texts by the labels of the form. The first one differs from what is entered. */
  readonly theirs: Readonly<Record<string, string>>;
}

/** The stories of an edit besides those of every form. */
export const editStories = <Item extends { readonly id: string }>(subject: FormSubject<Item>) => {
  const { at, reads, texts, list, opener, title, command, entered } = subject;
  const { first, firstName } = firstTwo(subject);
  const [label = '', text = ''] = Object.entries(entered)[0] ?? [];
  const others = list.samples.ok.filter(({ id }) => id !== first.id);
  const { fillIn, open, press } = formStories(subject);
  const removedMeanwhile = ({ msw }: Network) => msw.use(command.failure(404));
  const saveRemoved = async (msw: Network['msw']) => {
    const form = await fillIn();
    msw.use(list.ok(others));
    await press();
    await seesToast(texts.gone);
    await waitFor(() => expect(screen.queryByText(firstName, { selector: 'td' })).toBeNull());
    return form;
  };
  const received = fn();
  const { merged } = adminTexts;
  /** Refuses the first save as outdated, and accepts the next. */
  const refusedOnce =
    (details: unknown) =>
    ({ msw }: Network) => {
      received.mockReset();
      msw.use(
        command.answer(({ body }) => {
          received(body);
          if (received.mock.calls.length === 1) throw new Refusal(409, 'Outdated', { details });
          return command.samples.ok;
        }),
      );
    };
  const meetOther = async () => {
    const form = await open();
    await fillTexts(form, { [label]: text });
    await press();
    await waitFor(() => expect(form.getByRole('heading', { name: merged.title })).toHaveFocus());
    return form;
  };
  return {
    /** Changes of somebody else where nothing was typed are in the form; both texts of the other field are offered. */
    changedMeanwhile: ({ details, theirs }: ChangedMeanwhile) => ({
      beforeEach: refusedOnce(details),
      play: async () => {
        const form = await meetOther();
        const [[, their = ''] = [], ...taken] = Object.entries(theirs);
        await expect(form.getByRole('radio', { name: merged.mine(text) })).toBeChecked();
        await expect(form.getByRole('radio', { name: merged.theirs(their) })).not.toBeChecked();
        await expect(form.getByLabelText(label)).toHaveValue(text);
        for (const [field, value] of taken) await expect(form.getByLabelText(field)).toHaveValue(value);
        await expect(screen.queryByText(texts.failed)).toBeNull();
      },
    }),
    /** The next save is based on what they saved. */
    keptMine: ({ details, sent }: ChangedMeanwhile & { readonly sent: object }) => ({
      beforeEach: refusedOnce(details),
      play: async () => {
        await meetOther();
        await press();
        await seesToast(subject.done);
        await dialogIsGone();
        await expect(received).toHaveBeenLastCalledWith(sent);
      },
    }),
    tookTheirs: ({ details, theirs }: ChangedMeanwhile) => ({
      beforeEach: refusedOnce(details),
      play: async () => {
        const form = await meetOther();
        const [their = ''] = Object.values(theirs);
        await userEvent.click(form.getByRole('radio', { name: merged.theirs(their) }));
        await expect(form.getByLabelText(label)).toHaveValue(their);
        await userEvent.click(form.getByRole('radio', { name: merged.mine(text) }));
        await expect(form.getByLabelText(label)).toHaveValue(text);
        await userEvent.click(form.getByRole('radio', { name: merged.theirs(their) }));
        await press();
        await seesToast(adminTexts.unchanged);
      },
    }),
    /** The form holds these values by label. */
    holds: (values: Readonly<Record<string, string>>) => ({
      play: async () => {
        const form = await open();
        for (const [field, value] of Object.entries(values))
          await expect(form.getByLabelText(field)).toHaveValue(value);
        await expect(form.getByRole('button', { name: subject.submit })).toBeEnabled();
      },
    }),
    /** Another administrator removed it: calm, and what was typed stays in sight. */
    removedMeanwhileToast: {
      beforeEach: removedMeanwhile,
      play: async ({ msw }: Network) => {
        const form = await saveRemoved(msw);
        await expect(screen.queryByText(texts.failed)).toBeNull();
        await expect(form.getByLabelText(label)).toHaveValue(text);
      },
    },
    /** The button that opened it is gone with its row, so focus moves to the main area. */
    removedMeanwhileClosed: {
      beforeEach: removedMeanwhile,
      play: async ({ msw }: Network) => {
        const form = await saveRemoved(msw);
        await userEvent.click(form.getByRole('button', { name: texts.cancel }));
        await discard();
        await dialogIsGone();
        await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
        await expect(screen.queryByRole('button', { name: opener })).toBeNull();
      },
    },
    /** The address names a row that is not there any more. */
    removedBeforeToast: {
      parameters: { route: { path: at, at: `${at}?dialog=edit&id=999`, reads } },
      play: async () => {
        await seesToast(texts.gone);
        await expect(screen.queryByRole('dialog', { name: title })).toBeNull();
      },
    },
  };
};
