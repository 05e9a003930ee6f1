import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from './Field';

const meta = preview.meta({
  title: 'Primitives/Field',
  tags: ['autodocs'],
  component: Field,
  args: {
    label: 'Brand colour',
    hint: 'Used on the card',
    children: (control) => <input {...control} type="color" defaultValue="#123d3d" className="h-11 w-20" />,
  },
  parameters: { layout: 'padded' },
});

export const OwnControl = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Brand colour')).toHaveAccessibleDescription('Used on the card');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Brand colour')).toHaveFocus();
  },
});

export const Optional = meta.story({
  args: { optional: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Brand colour');
    await expect(control).toHaveAccessibleName('Brand colour');
    await expect(control).toHaveAccessibleDescription('Optional Used on the card');
  },
});

/** The asterisk is explained once per form. Screen readers say at each field that it is required. */
export const RequiredInAForm = meta.story({
  args: { children: (control) => <input {...control} required className="input" /> },
  decorators: (Story) => (
    <form aria-label="Sample" className="grid gap-5">
      <Story />
    </form>
  ),
  play: async ({ canvas }) => {
    const { content } = getComputedStyle(canvas.getByRole('form', { name: 'Sample' }), '::before');
    await expect(content).toContain('* required');
  },
});

export const Invalid = meta.story({
  args: { error: 'Choose a colour' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Brand colour');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Choose a colour');
    await expect(canvas.queryByText('Used on the card')).not.toBeInTheDocument();
  },
});
