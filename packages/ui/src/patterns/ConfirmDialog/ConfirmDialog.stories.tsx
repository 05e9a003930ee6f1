import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { ConfirmDialog } from './ConfirmDialog';

const meta = preview.meta({
  title: 'Patterns/ConfirmDialog',
  tags: ['autodocs'],
  component: ConfirmDialog,
  parameters: { docs: inFrame },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete Sweet things?',
    description:
      'This cuts it from the collection for everyone. Gift boxes already ordered keep what is inside.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
  },
});

export const Open = meta.story({
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Sweet things?' });
    await expect(dialog).toHaveAccessibleDescription(/Gift boxes already ordered keep what is inside/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Plain = meta.story({
  args: {
    tone: 'plain',
    title: 'Send the proof to Noor Haddad?',
    description: 'She gets an email with a link. You can still change the order until she approves.',
    confirmLabel: 'Send',
    cancelLabel: 'Not yet',
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Send the proof to Noor Haddad?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Delete Everything that keeps a conversation going at a very long table?',
    description:
      'This cuts it from the collection for everyone, and from the carafes, glasses, cloths and candles it was shown beside.',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** While busy nothing closes it and it cannot be confirmed again. */
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Deleting' },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Deleting' });
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

const Asking = () => {
  const [open, setOpen] = useState(false);
  return (
    <div className="p-5">
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Sweet things
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Sweet things?"
        description="This cuts it from the collection for everyone."
        confirmLabel="Delete"
        onConfirm={() => setOpen(false)}
      />
    </div>
  );
};

/** Focus starts at Cancel, stays inside, and returns to the opener. */
export const Keyboard = meta.story({
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Sweet things' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
