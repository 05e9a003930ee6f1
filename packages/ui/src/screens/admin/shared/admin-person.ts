import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AdminListTexts } from '#patterns/AdminList/AdminList.tsx';
import { pngOf } from '#primitives/FileField/samples.ts';
import { visible } from '#storybook/app-harness/person';

/** What a person does on a screen of administration, for its stories. */

/** The controls of one element. */
export type Inside = ReturnType<typeof within>;

/** Fills in text fields by their labels, in order; leaves out one, if given. */
export const fillTexts = async (
  form: Inside,
  texts: Readonly<Record<string, string>>,
  leaveOut?: string,
): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) {
    if (label === leaveOut) continue;
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.click(form.getByLabelText(label));
    await userEvent.paste(text);
  }
};

/** The file that {@link chooseImage} chooses. */
export const imageName = 'milestones.png';

/** Chooses an image, and waits until focus has moved to its preview, so that it does not come between later steps. */
export const chooseImage = async (form: Inside, label: string): Promise<void> => {
  await userEvent.upload(form.getByLabelText(label), await pngOf('/pictures/candle.svg', imageName));
  await form.findByText(imageName);
  await waitFor(() => expect(form.getByRole('button', { name: 'Replace' })).toHaveFocus());
};

/** Chooses an option of a select, once it is there. */
export const chooseOption = async (form: Inside, label: string, option: string): Promise<void> => {
  const select = form.getByLabelText(label);
  await within(select).findByRole('option', { name: option });
  await userEvent.selectOptions(select, option);
};

/** The file that {@link addImage} adds. */
const additionalImage = 'chocolates.png';

/** Adds an image to a field of several. */
export const addImage = async (form: Inside, label: string): Promise<void> => {
  await userEvent.upload(
    form.getByLabelText(label),
    await pngOf('/pictures/chocolates.svg', additionalImage),
  );
  await form.findByRole('button', { name: `Remove, ${additionalImage}` });
};

/** Waits until no dialog is open. */
export const dialogIsGone = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Gives the window focus, so that the screen refetches. */
export const focusWindow = (): boolean => window.dispatchEvent(new Event('visibilitychange'));

/** Discards what was entered, in the question that is open. */
export const discard = async (): Promise<void> => {
  const question = await visible(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
};

type Texts = Pick<AdminListTexts, 'table' | 'add' | 'edit' | 'delete' | 'deleteTitle'>;

/** The list with these texts, as a person uses it. */
export const adminPerson = (texts: Texts) => {
  const table = () => screen.findByRole('table', { name: texts.table });
  const openDialog = async (button: string, title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    return visible(await screen.findByRole('dialog', { name: title }));
  };
  const askToDelete = async (name: string) => {
    const opener = await screen.findByRole('button', { name: `${texts.delete}, ${name}` });
    await userEvent.click(opener);
    return visible(await screen.findByRole('alertdialog', { name: texts.deleteTitle(name) }));
  };
  return {
    table,
    rowOf: async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) }),
    /** Opens the dialog to add, by its title. */
    openAdd: (title: string) => openDialog(texts.add, title),
    /** Opens the dialog that edits a row, by its title. */
    openEdit: (name: string, title: string) => openDialog(`${texts.edit}, ${name}`, title),
    askToDelete,
    confirmDelete: async (name: string) => {
      const question = await askToDelete(name);
      await userEvent.click(question.getByRole('button', { name: texts.delete }));
    },
  };
};
