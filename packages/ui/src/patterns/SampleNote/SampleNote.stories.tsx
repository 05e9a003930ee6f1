import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SampleNote } from './SampleNote';

const meta = preview.meta({
  title: 'Patterns/SampleNote',
  tags: ['autodocs'],
  component: SampleNote,
  args: { label: 'Sample figures', children: 'The figures on this page show what it is for.' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample figures')).toBeVisible();
    await expect(canvas.getByText('The figures on this page show what it is for.')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
