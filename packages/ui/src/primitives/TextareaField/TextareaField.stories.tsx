import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { TextareaField } from './TextareaField';

const meta = preview.meta({
  title: 'Primitives/TextareaField',
  tags: ['autodocs'],
  component: TextareaField,
  args: { label: 'Message' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  args: { optional: true, hint: 'Printed on the card' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, 'Welcome to the team.{Enter}Day one starts with coffee.');
    await expect(input).toHaveValue('Welcome to the team.\nDay one starts with coffee.');
  },
});

/** Enter begins a line, and Tab leaves. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('One{Enter}Two');
    await expect(input).toHaveValue('One\nTwo');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
});

export const Invalid = meta.story({ args: { error: 'Message is required' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Welcome to the team.' } });

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Text area">
      <State name="Default">
        <TextareaField label="Message" />
      </State>
      <State name="Hover" held="hover">
        <TextareaField label="Message" defaultValue="Welcome to the team. Day one starts with coffee." />
      </State>
      <State name="Focus: a ribbon is pulled along the foot" held="focus">
        <TextareaField label="Message" defaultValue="Welcome to the team. Day one starts with coffee." />
      </State>
      <State name="Invalid">
        <TextareaField label="Message" error="Please put this right" />
      </State>
      <State name="Disabled">
        <TextareaField
          label="Message"
          defaultValue="Welcome to the team. Day one starts with coffee."
          disabled
        />
      </State>
      <State name="Optional, with a hint">
        <TextareaField label="Message" optional hint="Printed on the card" />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
