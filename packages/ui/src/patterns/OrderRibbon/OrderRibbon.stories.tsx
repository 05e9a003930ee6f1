import { expect } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { OrderRibbon } from './OrderRibbon';

const steps = [
  { name: 'Mockup', detail: 'Sent 27/11/2025' },
  { name: 'Approval', detail: null },
  { name: 'Production', detail: null },
  { name: 'Dispatch', detail: null },
  { name: 'Delivered', detail: 'By 22/12/2025' },
];

const meta = preview.meta({
  title: 'Patterns/OrderRibbon',
  tags: ['autodocs'],
  component: OrderRibbon,
  args: { label: 'Progress of the order', steps, current: 2 },
  decorators: (Story) => (
    <div className="overflow-clip bg-surface p-5">
      <Story />
    </div>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const ribbon = canvas.getByRole('list', { name: 'Progress of the order' });
    await expect(ribbon).toBeVisible();
    // Drawn with backgrounds, which browsers leave off paper unless told.
    await expect(ribbon).toHaveStyle({ printColorAdjust: 'exact' });
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Approval');
    await expect(canvas.getByText('Sent 27/11/2025')).toBeVisible();
    await expect(canvas.getByText('By 22/12/2025')).toBeVisible();
  },
});

export const First = meta.story({ args: { current: 1 } });

export const Last = meta.story({ args: { current: 5 } });

/** The order was cancelled or refused on its way. */
export const Cut = meta.story({
  args: { cut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Production')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { steps: steps.map(({ name }) => ({ name, detail: 'Verschickt am siebenundzwanzigsten November' })) },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } }, play: fitsTheWidth });
