import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorPanel } from './ErrorPanel';

const meta = preview.meta({
  title: 'Patterns/ErrorPanel',
  tags: ['autodocs'],
  component: ErrorPanel,
  args: { message: 'Something went wrong!' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NoRetry = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: {
    onRetry: fn(),
    retryLabel: 'Retry',
    message: 'The list of recipients of this campaign could not be loaded',
  },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
});
