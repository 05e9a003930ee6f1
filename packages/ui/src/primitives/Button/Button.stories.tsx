import { Pencil } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from './Button';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Add to Giftbox', onClick: fn() },
  parameters: { layout: 'padded' },
});

export const Ribbon = meta.story({ args: { variant: 'ribbon', children: 'Next' } });

export const Primary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to Giftbox' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Try Again' } });
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Cancel' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete' } });
export const Small = meta.story({ args: { size: 'sm' } });
export const Large = meta.story({ args: { variant: 'ribbon', size: 'lg', children: 'Confirm & Pay' } });
export const Block = meta.story({ args: { block: true, variant: 'ribbon' } });

export const IconOnly = meta.story({
  args: { variant: 'secondary', iconOnly: true, 'aria-label': 'Edit', children: <Pencil className="icon" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, variant: 'ribbon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Giftbox' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  args: { loading: true, loadingLabel: 'Saving', variant: 'ribbon', type: 'submit' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { variant: 'ribbon', children: 'Send the reminder to every recipient who has not answered yet' },
  decorators: (Story) => (
    <div className="w-56">
      <Story />
    </div>
  ),
});

export const OnPine = meta.story({
  args: { variant: 'secondary', children: 'Discover More' },
  decorators: (Story) => (
    <div className="on-dark bg-primary p-6">
      <Story />
    </div>
  ),
});

export const AllVariants = meta.story({
  render: () => (
    <div className="grid justify-items-start gap-4">
      {(['ribbon', 'primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Saving
          </Button>
        </div>
      ))}
    </div>
  ),
});
