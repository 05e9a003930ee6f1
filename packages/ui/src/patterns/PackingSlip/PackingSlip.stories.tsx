import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PackingSlip } from './PackingSlip';

const removeMug = fn();

const meta = preview.meta({
  title: 'Patterns/PackingSlip',
  tags: ['autodocs'],
  component: PackingSlip,
  args: {
    title: 'Summary',
    sub: '120 packs, GBP',
    lines: [
      { key: 'mug', name: 'Stoneware Mug', detail: '8.40 × 120 packs', amount: '1,008.00' },
      { key: 'notebook', name: 'Notebook', detail: '7.25 × 120 packs', amount: '870.00' },
    ],
    totalLabel: 'Total',
    total: '1,878.00 GBP',
  },
  decorators: (Story) => (
    <div className="w-full max-w-slip">
      <Story />
    </div>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  args: { note: 'Shipping costs will be calculated at checkout' },
  play: async ({ canvas }) => {
    const slip = within(canvas.getByRole('region', { name: 'Summary' }));
    await expect(slip.getAllByRole('listitem')).toHaveLength(2);
    await expect(slip.getByText('Total').closest('p')).toHaveTextContent('Total 1,878.00 GBP');
    await expect(slip.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Removable = meta.story({
  args: {
    lines: [
      {
        key: 'mug',
        name: 'Stoneware Mug',
        detail: '8.40 × 120 packs',
        amount: '1,008.00',
        onRemove: removeMug,
      },
      { key: 'notebook', name: 'Notebook', detail: '7.25 × 120 packs', amount: '870.00', onRemove: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Stoneware Mug' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removeMug).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { lines: [], emptyMessage: 'Nothing packed yet', total: '0.00 GBP' },
});

export const LongText = meta.story({
  args: {
    lines: [
      {
        key: 'box',
        name: 'Keepsake Box with a hinged lid, lined with tissue and closed by a ribbon',
        detail: 'Custom branding, 6.40 × 1,200,000 packs, with a card for each recipient',
        amount: '7,680,000.00',
        onRemove: fn(),
      },
    ],
    total: '7,680,000.00 GBP',
  },
});
