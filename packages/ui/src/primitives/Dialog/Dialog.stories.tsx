import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeInSight } from '#reference/wholeInSight.ts';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';

const meta = preview.meta({
  title: 'Primitives/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  parameters: { layout: 'padded', docs: inFrame },
});

const CategoryDialog = ({
  startOpen = false,
  paragraphs = 0,
  title = 'Add New Category',
}: Readonly<{ startOpen?: boolean; paragraphs?: number; title?: string }>) => {
  const [open, setOpen] = useState(startOpen);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      trigger={<Button>Add category</Button>}
      foot={
        <>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button variant="ribbon" type="submit" form="category">
            Add Category
          </Button>
        </>
      }
    >
      <form
        id="category"
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
      >
        <TextField label="Category Name" />
        <TextField label="Category Description" optional />
        {Array.from({ length: paragraphs }, (_, index) => (
          <TextField key={index} label={`Line ${index + 1}`} />
        ))}
      </form>
    </Dialog>
  );
};

export const Open = meta.story({
  tags: ['picture'],
  render: () => <CategoryDialog startOpen />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add New Category' })).toBeInTheDocument();
  },
});

export const OpenAndClose = meta.story({
  render: () => <CategoryDialog />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Add category' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Add Category' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Category Name' }), 'Milestones');
    await userEvent.click(screen.getByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const LongContent = meta.story({
  render: () => <CategoryDialog startOpen paragraphs={24} />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add Category' })).toBeInTheDocument();
  },
});

/** At 400 % zoom every focused control is fully visible, however long the title. */
export const ZoomedIn = meta.story({
  render: () => (
    <CategoryDialog
      startOpen
      title="Add a new category for everything that keeps a table talking for hours"
    />
  ),
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    for (const name of ['Category Name', 'Category Description']) {
      await userEvent.tab();
      const field = screen.getByRole('textbox', { name });
      await expect(field).toHaveFocus();
      await waitFor(() => expect(wholeInSight(field)).toBe(true));
    }
    for (const name of ['Cancel', 'Add Category', 'Close']) {
      await userEvent.tab();
      const button = screen.getByRole('button', { name });
      await expect(button).toHaveFocus();
      await waitFor(() => expect(wholeInSight(button)).toBe(true));
    }
  },
});

export const Question = meta.story({
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Delete the category',
    description: 'The products in it stay, without a category.',
    children: null,
    foot: <Button variant="danger">Delete</Button>,
  },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Delete the category' }),
    ).toHaveAccessibleDescription('The products in it stay, without a category.');
  },
});

const Vanishing = ({ how }: Readonly<{ how: 'disabled' | 'hidden' | 'unmounted' }>) => {
  const [pressed, setPressed] = useState(false);
  return (
    <Dialog open onOpenChange={() => undefined} title="Send the reminders">
      <Button
        disabled={pressed && how === 'disabled'}
        className={pressed && how === 'hidden' ? 'hidden' : undefined}
        key={pressed && how === 'unmounted' ? 'next' : 'first'}
        onClick={() => setPressed(true)}
      >
        Send once
      </Button>
      <TextField label="Copy to" />
    </Dialog>
  );
};

const pressOnce = async () => {
  const button = await screen.findByRole('button', { name: 'Send once' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Send the reminders' })).toHaveFocus());
  await userEvent.tab();
  await userEvent.tab();
  await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
};

/** Focus stays in the dialog when the pressed button is disabled. */
export const PressedIsDisabled = meta.story({
  render: () => <Vanishing how="disabled" />,
  play: pressOnce,
});

/** Focus stays in the dialog when the pressed button is hidden. */
export const PressedIsHidden = meta.story({ render: () => <Vanishing how="hidden" />, play: pressOnce });

/** Focus stays in the dialog when the pressed button is removed. */
export const PressedIsRemoved = meta.story({ render: () => <Vanishing how="unmounted" />, play: pressOnce });

const OpenerGoes = () => {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main tabIndex={-1}>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Send the reminders"
        trigger={<Button disabled={gone}>Remind</Button>}
      >
        <Button
          onClick={() => {
            setGone(true);
            setOpen(false);
          }}
        >
          Send
        </Button>
      </Dialog>
    </main>
  );
};

/** Focus goes to the main area when the opener cannot have it any more. */
export const OpenerIsDisabled = meta.story({
  render: () => <OpenerGoes />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

const OpenedFromElsewhere = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename the category">
        <TextField label="Category Name" />
      </Dialog>
    </>
  );
};

/** Focus returns without a trigger too. */
export const FocusReturns = meta.story({
  render: () => <OpenedFromElsewhere />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Rename the category' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
