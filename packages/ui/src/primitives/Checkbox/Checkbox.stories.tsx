import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { TextLink } from '../TextLink/TextLink';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  tags: ['autodocs'],
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

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Checkbox">
      <State name="Default">
        <Checkbox label="Remember me" />
      </State>
      <State name="Checked">
        <Checkbox label="Remember me" defaultChecked />
      </State>
      <State name="Hover" held="hover">
        <Checkbox label="Remember me" />
      </State>
      <State name="Focus" held="focus">
        <Checkbox label="Remember me" defaultChecked />
      </State>
      <State name="Disabled">
        <Checkbox label="Remember me" disabled />
      </State>
      <State name="Checked and disabled">
        <Checkbox label="Remember me" disabled defaultChecked />
      </State>
      <State name="Invalid">
        <Checkbox label="I agree to the terms" error="Please accept the terms" />
      </State>
      <State name="With a hint">
        <Checkbox label="Remember me" hint="On this browser only" />
      </State>
      <State name="A long label in 224 px">
        <div className="w-56">
          <Checkbox label="Save this address for future checkout, and use it for billing as well" />
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
