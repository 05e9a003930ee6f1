import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { TextareaField } from './TextareaField';

const meta = preview.meta({
  title: 'Primitives/TextareaField',
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

export const Invalid = meta.story({ args: { error: 'Message is required' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Welcome to the team.' } });
