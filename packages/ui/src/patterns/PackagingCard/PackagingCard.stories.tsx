import { Clock, Layers } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PackagingCard } from './PackagingCard';

const options = [
  { value: 'ours', label: 'Event & Content branded', price: '5.90 GBP' },
  { value: 'plain', label: 'Plain', price: '4.75 GBP' },
  { value: 'custom', label: 'Custom branding', price: '6.40 GBP' },
];

const meta = preview.meta({
  title: 'Patterns/PackagingCard',
  tags: ['autodocs'],
  component: PackagingCard,
  args: {
    picture: '/pictures/box-keepsake.svg',
    name: 'Keepsake Box',
    description: 'Rigid board with a hinged lid, kept on desks for years.',
    facts: [
      { icon: <Layers className="icon" />, text: 'Min - 50 pcs' },
      { icon: <Clock className="icon" />, text: '8-10 working days' },
    ],
    options,
    chosen: null,
    onChoose: fn(),
    onRemove: fn(),
  },
  decorators: (Story) => (
    <div className="max-w-80 pt-4">
      <Story />
    </div>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Keepsake Box' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Plain/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('plain');
  },
});

const Choosing = () => {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <PackagingCard
      picture="/pictures/box-keepsake.svg"
      tint={1}
      name="Keepsake Box"
      options={options}
      chosen={chosen}
      onChoose={setChosen}
      onRemove={() => setChosen(null)}
    />
  );
};

/** Choosing disables the others; removing enables them, and focus stays in the card. */
export const ChooseAndRemove = meta.story({
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    const custom = canvas.getByRole('radio', { name: /^Custom branding/ });
    await userEvent.click(custom);
    await expect(custom).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Plain/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Keepsake Box' }));
    await expect(custom).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Plain/ })).toBeEnabled();
    await expect(custom).toHaveFocus();
  },
});

/** Arrows only move, so that passing an option chooses nothing. */
export const Keyboard = meta.story({
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    const [branded, plain, custom] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(branded).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(plain).toHaveFocus();
    await expect(plain).not.toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(custom).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(custom).toBeChecked();
    await expect(plain).toBeDisabled();
  },
});

export const Chosen = meta.story({ args: { chosen: 'custom', tint: 1 } });

export const LongText = meta.story({
  args: {
    name: 'A very large keepsake box for the whole department',
    options: [
      { value: 'one', label: 'Branded on the lid, the sides and the tissue inside', price: '1,215.90 GBP' },
    ],
  },
});
