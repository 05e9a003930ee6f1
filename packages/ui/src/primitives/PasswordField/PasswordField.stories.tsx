import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { PasswordField } from './PasswordField';

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'giftwrapped' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

export const Invalid = meta.story({ args: { defaultValue: '', error: 'Password is required' } });
export const Disabled = meta.story({ args: { disabled: true } });

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Password field">
      <State name="Default">
        <PasswordField label="Password" autoComplete="current-password" />
      </State>
      <State name="Hover" held="hover">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="giftwrapped" />
      </State>
      <State name="Focus: a ribbon is pulled along the foot" held="focus">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="giftwrapped" />
      </State>
      <State name="Invalid">
        <PasswordField label="Password" autoComplete="current-password" error="Please put this right" />
      </State>
      <State name="Disabled">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="giftwrapped" disabled />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
