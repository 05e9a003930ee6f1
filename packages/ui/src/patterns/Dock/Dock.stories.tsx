import { expect, within } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { Dock } from './Dock';

const meta = preview.meta({
  title: 'Patterns/Dock',
  tags: ['autodocs'],
  component: Dock,
  parameters: { docs: inFrame },
  args: {
    caption: '2 products, 120 packs',
    amount: '1,878.00 GBP',
    action: (
      <Button variant="ribbon" size="lg">
        Next
      </Button>
    ),
  },
});

/** Shown below 1024 px. */
export const Default = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dock = within(canvas.getByRole('region', { name: 'Total and next step' }));
    await expect(dock.getByText('1,878.00 GBP')).toBeVisible();
  },
});
