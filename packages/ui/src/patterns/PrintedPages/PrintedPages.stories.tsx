import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PrintedPages } from './PrintedPages';

const meta = preview.meta({
  title: 'Patterns/PrintedPages',
  tags: ['autodocs'],
  component: PrintedPages,
  args: {
    head: 'Packing list, order #1064',
    sender: 'Event & Content',
    children: Array.from({ length: 120 }, (_, index) => <p key={index}>Line {index + 1}</p>),
  },
  parameters: { layout: 'padded' },
});

/** The head is for paper only: print this page to see it on every sheet. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Packing list, order #1064')).not.toBeVisible();
    await expect(canvas.getByText('Line 1')).toBeVisible();
  },
});
