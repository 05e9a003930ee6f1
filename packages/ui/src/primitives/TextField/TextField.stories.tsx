import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Primitives/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Campaign Name' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  args: { optional: true, hint: 'You can add a name to your campaign later from your dashboard' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Campaign Name' });
    await userEvent.type(input, 'Spring joiners');
    await expect(input).toHaveValue('Spring joiners');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Campaign Name' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Spring{Backspace}');
    await expect(input).toHaveValue('Sprin');
  },
});

/** An asterisk is seen, and no part of the name. */
export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Campaign Name' });
    await expect(input).toBeRequired();
    const head = canvas.getByText('Campaign Name').parentElement;
    await expect(head && getComputedStyle(head, '::after').content).toMatch(/^"\*"/);
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Spring joiners' } });
export const Placeholder = meta.story({
  args: { type: 'email', label: 'Email', placeholder: 'name@company.com' },
});
export const Invalid = meta.story({ args: { label: 'Post Code', error: 'Post Code is required' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'amara@lumen.example' } });
export const Small = meta.story({ args: { size: 'sm' } });
export const Inline = meta.story({ args: { inline: true, size: 'sm', label: 'Search' } });

export const LabelHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Campaign Name' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    label: 'The name under which the people who receive the gift will see this campaign on their own page',
    error:
      'This name is longer than the label on the parcel can carry, please shorten it to sixty characters',
    defaultValue: 'A very long name for a campaign that goes to every office we have',
  },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
});

const RegisteredForm = () => {
  const { register, handleSubmit, formState } = useForm<{ name: string; town: string }>();
  return (
    <form noValidate className="grid justify-items-start gap-4" onSubmit={handleSubmit(() => undefined)}>
      <TextField
        label="Full name"
        autoComplete="name"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Full name is required' })}
      />
      <TextField
        label="Post Town"
        autoComplete="address-level2"
        error={formState.errors.town?.message}
        {...register('town', { required: 'Post Town is required' })}
      />
      <Button type="submit">Save</Button>
    </form>
  );
};

/** A failed submit focuses the first invalid field, whose message is its description. */
export const InForm = meta.story({
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const first = await canvas.findByRole('textbox', {
      name: 'Full name',
      description: 'Full name is required',
    });
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await userEvent.type(first, 'Amara Okafor');
    await expect(first).toBeValid();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="Text field"
      note="Focus pulls a ribbon along the foot of the field. An error replaces the hint and thickens the edge."
    >
      <State name="Default">
        <TextField label="Campaign Name" />
      </State>
      <State name="Hover" held="hover">
        <TextField label="Campaign Name" defaultValue="Spring joiners" />
      </State>
      <State name="Focus: a ribbon is pulled along the foot" held="focus">
        <TextField label="Campaign Name" defaultValue="Spring joiners" />
      </State>
      <State name="Invalid">
        <TextField label="Campaign Name" error="Please put this right" />
      </State>
      <State name="Disabled">
        <TextField label="Campaign Name" defaultValue="Spring joiners" disabled />
      </State>
      <State name="Optional, with a hint">
        <TextField
          label="Campaign Name"
          optional
          hint="You can add a name to your campaign later from your dashboard"
        />
      </State>
      <State name="Placeholder">
        <TextField label="Email" type="email" autoComplete="email" placeholder="name@company.com" />
      </State>
      <State name="Small, 44 px">
        <TextField label="Search" size="sm" />
      </State>
      <State name="Beside its label">
        <TextField label="Search" size="sm" inline />
      </State>
      <State name="A long label and a long error in 224 px">
        <div className="w-56">
          <TextField
            label="The name under which recipients see this campaign"
            defaultValue="A very long name for a campaign that goes to every office"
            error="This name is longer than the label on the parcel can carry"
          />
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
