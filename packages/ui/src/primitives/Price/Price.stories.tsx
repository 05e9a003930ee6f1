import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Price } from './Price';

const meta = preview.meta({
  title: 'Primitives/Price',
  component: Price,
  args: { amount: '1,878.00', currency: 'GBP' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,878.00 GBP')).toBeVisible();
  },
});

export const From = meta.story({
  args: { amount: '7.80', prefix: 'From' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 7.80 GBP')).toBeVisible();
  },
});
