import { expect, waitFor } from 'storybook/test';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { ProgressLine } from './ProgressLine';

const meta = preview.meta({
  title: 'Primitives/ProgressLine',
  tags: ['autodocs'],
  component: ProgressLine,
  parameters: { docs: inFrame },
  args: { label: 'The page is on its way' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('progressbar', { name: args.label });
    await waitFor(() => expect(line).toBeVisible());
    const { top, width } = line.getBoundingClientRect();
    await expect([top, width]).toEqual([0, window.innerWidth]);
  },
});
