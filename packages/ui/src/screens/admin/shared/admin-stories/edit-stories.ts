import { Refusal } from '@gifting/api/core/refusal';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { seesToast } from '#storybook/app-harness/person';
import { adminTexts } from '../admin.texts';
import { dialogIsGone, discard, fillTexts } from '../admin-person';
import { formStories } from './form-stories';
import type { FormSubject, Network } from './subject';
import { firstTwo } from './subject';

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
