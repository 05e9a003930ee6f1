import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { GreyPanel } from './GreyPanel';

const meta = preview.meta({
  title: 'Patterns/GreyPanel',
  tags: ['autodocs'],
  component: GreyPanel,
  args: { message: 'No products found' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found')).toBeVisible();
  },
});

export const WithPicture = meta.story({ args: { picture: '/pictures/state-empty.svg' } });
