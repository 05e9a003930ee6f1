import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { SelectField } from './SelectField';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large', disabled: true },
];

const meta = preview.meta({
  title: 'Primitives/SelectField',
  tags: ['autodocs'],
  component: SelectField,
  args: { label: 'Size', options: sizes },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Size' });
    await expect(select).toHaveDisplayValue('-- Select --');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Medium');
    await expect(select).toHaveValue('m');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Size' })).toHaveFocus();
  },
});

export const Invalid = meta.story({ args: { error: 'Please select your size' } });
export const Disabled = meta.story({ args: { disabled: true } });

export const SortBy = meta.story({
  args: { label: 'Sort by', inline: true, size: 'sm', placeholder: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Small');
  },
});

export const LongText = meta.story({
  args: { placeholder: 'Choose the size that fits the person this parcel goes to' },
  decorators: (Story) => (
    <div className="w-48">
      <Story />
    </div>
  ),
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Select">
      <State name="Default">
        <SelectField label="Size" options={sizes} />
      </State>
      <State name="Hover" held="hover">
        <SelectField label="Size" options={sizes} defaultValue="m" />
      </State>
      <State name="Focus: a ribbon is pulled along the foot" held="focus">
        <SelectField label="Size" options={sizes} defaultValue="m" />
      </State>
      <State name="Invalid">
        <SelectField label="Size" options={sizes} error="Please put this right" />
      </State>
      <State name="Disabled">
        <SelectField label="Size" options={sizes} defaultValue="m" disabled />
      </State>
      <State name="Small, beside its label">
        <SelectField label="Sort by" options={sizes} size="sm" inline placeholder={null} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
