import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { FormDialog } from './FormDialog';

type Category = { name: string; description: string };

/** What the server answers with when it refuses single fields. */
class Refused extends Error {
  readonly fields = {
    description: 'Use a description of 5,000 characters or fewer',
    name: 'There is a category of this name',
    elsewhere: 'No field of this form has this name',
  };
}

type CategoryDialogProps = Readonly<
  Partial<
    Pick<Parameters<typeof FormDialog>[0], 'aside' | 'footNote' | 'restored' | 'submitDisabled' | 'title'>
  > & {
    /** Opened by a button, as on a screen. */
    closed?: boolean | undefined;
    defaults?: Category | undefined;
    save: (values: Category) => Promise<boolean>;
    onDiscard: () => void;
  }
>;

const CategoryForm = ({
  defaults = { name: '', description: '' },
  save,
  onOpenChange,
  title = 'Add New Category',
  ...rest
}: Omit<CategoryDialogProps, 'closed'> & { readonly onOpenChange: (open: boolean) => void }) => {
  const form = useForm<Category>({ defaultValues: defaults });
  const { register, formState } = form;
  return (
    <FormDialog
      {...rest}
      open
      onOpenChange={onOpenChange}
      title={title}
      form={form}
      onSubmit={save}
      fieldErrors={(error) => (error instanceof Refused ? error.fields : {})}
      submitLabel="Add Category"
    >
      <TextField
        label="Category Name"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Enter a name' })}
      />
      <TextareaField
        label="Category Description"
        error={formState.errors.description?.message}
        {...register('description', { required: 'Enter a description' })}
      />
    </FormDialog>
  );
};

const CategoryDialog = ({ closed = false, ...rest }: CategoryDialogProps) => {
  const [open, setOpen] = useState(!closed);
  return (
    <div className="p-5">
      <Button onClick={() => setOpen(true)}>Add category</Button>
      {open && <CategoryForm {...rest} onOpenChange={setOpen} />}
    </div>
  );
};

const filled: Category = { name: 'Milestones', description: 'Anniversaries, promotions and new arrivals.' };

const meta = preview.meta({
  title: 'Patterns/FormDialog',
  tags: ['autodocs'],
  component: CategoryDialog,
  parameters: { docs: inFrame },
  args: { save: fn(async () => true), onDiscard: fn() },
});

const dialog = () => screen.findByRole('dialog', { name: 'Add New Category' });
const nameField = () => screen.findByRole('textbox', { name: 'Category Name' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const question = () => screen.findByRole('alertdialog', { name: 'Discard what you entered?' });

export const Empty = meta.story({
  tags: ['picture'],
  play: async () => {
    await dialog();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
  },
});

export const SubmitDisabled = meta.story({
  args: { submitDisabled: true, defaults: filled },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Add Category' })).toBeDisabled();
    await userEvent.type(await nameField(), '{Enter}');
    await expect(args.save).not.toHaveBeenCalled();
  },
});

export const FootNote = meta.story({
  args: {
    submitDisabled: true,
    defaults: filled,
    footNote: (
      <>
        <b className="strong">2 ranges to mend</b> before this can be saved
      </>
    ),
  },
});

export const WithAside = meta.story({
  args: {
    defaults: filled,
    aside: (
      <aside>
        <p className="t-sm muted">In the collection</p>
        <p className="t-heading">Milestones</p>
      </aside>
    ),
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Category' }));
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await expect(await nameField()).toHaveAccessibleDescription('Enter a name');
    await expect(args.save).not.toHaveBeenCalled();
  },
});

/** Nothing closes it while it is being saved, and it cannot be saved twice. */
export const Saving = meta.story({
  args: { defaults: filled, save: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const submit = await screen.findByRole('button', { name: 'Add Category' });
    await userEvent.dblClick(submit);
    await userEvent.type(await nameField(), '{Enter}{Enter}');
    await expect(await screen.findByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(args.save).toHaveBeenCalledOnce();
  },
});

export const Saved = meta.story({
  args: { closed: true },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add category' });
    await userEvent.click(opener);
    await userEvent.type(await nameField(), filled.name);
    await userEvent.tab();
    await userEvent.keyboard(filled.description);
    await userEvent.click(screen.getByRole('button', { name: 'Add Category' }));
    await isGone();
    await expect(args.save).toHaveBeenCalledWith(filled);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await nameField()).toHaveValue('');
  },
});

/** It stays open where there was nothing to save. */
export const NothingSaved = meta.story({
  args: { defaults: filled, save: fn(async () => false) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(await nameField()).toHaveValue(filled.name);
  },
});

/** All that was entered stays for another try. */
export const SaveFailed = meta.story({
  args: { defaults: filled, save: fn(() => Promise.reject(new Error('No answer'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await nameField(), ' and more');
    await userEvent.click(screen.getByRole('button', { name: 'Add Category' }));
    const again = await screen.findByRole('button', { name: 'Add Category' });
    await expect(await nameField()).toHaveValue('Milestones and more');
    await userEvent.click(again);
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
  },
});

/** Each message stands at its field, and focus is on the first of them; typing there takes its message away. */
export const FieldsRefused = meta.story({
  args: { defaults: filled, save: fn(() => Promise.reject(new Refused())) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Category' }));
    await waitFor(async () =>
      expect(await nameField()).toHaveAccessibleDescription('There is a category of this name'),
    );
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Category Description' })).toBeInvalid();
    await userEvent.keyboard('2');
    await waitFor(async () => expect(await nameField()).toBeValid());
  },
});

export const NothingEntered = meta.story({
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
});

/** Escape, Cancel, the close button and a press beside the dialog all ask; Keep editing keeps all input. */
export const UnsavedChanges = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await nameField(), 'Milestones');
    const scrim = () => document.querySelector('.scrim') ?? document.body;
    const attempts = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(scrim()),
    ];
    for (const attempt of attempts) {
      await attempt();
      const asked = within(await question());
      await waitFor(() => expect(asked.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(await nameField()).toHaveValue('Milestones');
    }
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await isGone();
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

export const DiscardAsked = meta.story({
  args: { defaults: filled, restored: true },
  play: async ({ userEvent }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(await question()).toHaveAccessibleDescription('It has not been saved.');
  },
});

export const LongText = meta.story({
  args: {
    title: 'Add a new category for everything that keeps a table talking for hours',
    defaults: { name: 'Unbroken'.repeat(40), description: 'Words '.repeat(400) },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await nameField();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The fields in their order, then Cancel, the submit button, and round to the close button. */
export const Keyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await userEvent.keyboard('Milestones');
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Category Description' })).toHaveFocus();
    await userEvent.keyboard('New arrivals');
    for (const name of ['Cancel', 'Add Category', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith({ name: 'Milestones', description: 'New arrivals' }),
    );
  },
});
