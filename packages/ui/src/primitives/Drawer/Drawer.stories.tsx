import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { wholeInSight } from '#reference/wholeInSight.ts';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { Drawer } from './Drawer';

const meta = preview.meta({
  title: 'Primitives/Drawer',
  tags: ['autodocs'],
  component: Drawer,
  parameters: { layout: 'padded', docs: inFrame },
});

const Page = ({ startOpen = false, more = 0 }: Readonly<{ startOpen?: boolean; more?: number }>) => {
  const [open, setOpen] = useState(startOpen);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title="Menu"
      trigger={<Button variant="secondary">Open menu</Button>}
    >
      <nav aria-label="Dashboard">
        <a href="#orders" className="flex min-h-11 items-center">
          Orders
        </a>
        <a href="#campaigns" className="flex min-h-11 items-center">
          Campaigns
        </a>
        {Array.from({ length: more }, (_, index) => (
          <a key={index} href={`#shelf-${index + 1}`} className="flex min-h-11 items-center">
            Shelf {index + 1}
          </a>
        ))}
      </nav>
    </Drawer>
  );
};

export const Open = meta.story({
  tags: ['picture'],
  render: () => <Page startOpen />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  },
});

export const OpenAndClose = meta.story({
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** At 400 % zoom every focused entry is fully visible, also after focus wraps. */
export const ZoomedIn = meta.story({
  render: () => <Page startOpen more={8} />,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab({ shift: true });
    const last = screen.getByRole('link', { name: 'Shelf 8' });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(wholeInSight(last)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    const first = screen.getByRole('link', { name: 'Orders' });
    await expect(first).toHaveFocus();
    await waitFor(() => expect(wholeInSight(first)).toBe(true));
  },
});
