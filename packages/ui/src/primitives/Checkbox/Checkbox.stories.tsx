import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { TextLink } from '../TextLink/TextLink';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const CheckedDisabled = meta.story({ args: { disabled: true, defaultChecked: true } });

export const Invalid = meta.story({
  args: {
    label: (
      <>
        I agree to the <TextLink href="#terms">terms</TextLink>
      </>
    ),
    error: 'Please accept the terms',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please accept the terms');
  },
});

export const LongText = meta.story({
  args: { label: 'Save this address for future checkout, and use it for billing as well until I change it' },
  decorators: (Story) => (
    <div className="w-56">
      <Story />
    </div>
  ),
});
