import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Spinner } from './Spinner';

const meta = preview.meta({
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
});

export const Small = meta.story({ args: { label: 'Loading' } });

export const Large = meta.story({
  args: { size: 'lg', label: 'Loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
