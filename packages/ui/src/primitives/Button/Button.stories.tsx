import { Pencil } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { State, StateGallery, StateMatrix } from '#reference/StateGallery/StateGallery.tsx';
import { translatePage } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { Button } from './Button';

type Sample = Pick<ComponentProps<typeof Button>, 'variant' | 'disabled' | 'loading'> & { label: string };

const meta = preview.meta({
  title: 'Primitives/Button',
  tags: ['autodocs'],
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

const Saving = () => {
  const [saving, setSaving] = useState(false);
  return (
    <Button loading={saving} loadingLabel="Saving" onClick={() => setSaving(true)}>
      Save
    </Button>
  );
};

/** After browser translation the label can still change. */
export const LoadingTranslated = meta.story({
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    translatePage();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saving' })).toBeVisible();
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

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Button" note="One ribbon per view: the action that moves the parcel on.">
      <StateMatrix
        caption="Every variant in every state"
        rows={[
          { name: 'Ribbon', props: { variant: 'ribbon', label: 'Next' } },
          { name: 'Primary', props: { variant: 'primary', label: 'Add to Giftbox' } },
          { name: 'Secondary', props: { variant: 'secondary', label: 'Try Again' } },
          { name: 'Quiet', props: { variant: 'quiet', label: 'Cancel' } },
          { name: 'Danger', props: { variant: 'danger', label: 'Delete' } },
        ]}
        columns={[
          { name: 'Default' },
          { name: 'Hover', held: 'hover' },
          { name: 'Focus', held: 'focus' },
          { name: 'Pressed', held: 'active' },
          { name: 'Disabled', props: { disabled: true } },
          { name: 'Loading', props: { loading: true } },
        ]}
        render={({ label, ...props }: Sample) => (
          <Button {...props} loadingLabel="Saving">
            {label}
          </Button>
        )}
      />
      <State name="Sizes">
        <div className="row">
          <Button size="sm">Small 36</Button>
          <Button>Medium 44</Button>
          <Button size="lg">Large 52</Button>
        </div>
      </State>
      <State name="Icon only">
        <div className="row">
          <Button variant="secondary" iconOnly aria-label="Edit">
            <Pencil className="icon" />
          </Button>
          <Button variant="secondary" iconOnly size="sm" aria-label="Edit, small">
            <Pencil className="icon" />
          </Button>
        </div>
      </State>
      <State name="On pine">
        <div className="on-dark row bg-primary p-4">
          <Button variant="secondary">Discover More</Button>
          <Button variant="secondary" className="pseudo-focus-visible">
            Focus
          </Button>
        </div>
      </State>
      <State name="A long label in 224 px">
        <div className="w-56">
          <Button variant="ribbon">Send the reminder to every recipient who has not answered yet</Button>
        </div>
      </State>
      <State name="As wide as its place">
        <Button block variant="ribbon">
          Confirm & Pay
        </Button>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const [still, hovered] = canvas.getAllByRole('button', { name: 'Add to Giftbox' });
    const fillOf = (button: Element | undefined) => button && getComputedStyle(button).backgroundColor;
    await waitFor(() => expect(fillOf(hovered)).not.toBe(fillOf(still)));
  },
});
