import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { AddressFields, type AddressPart } from './AddressFields';

const AddressForm = () => {
  const { register, handleSubmit, formState } = useForm<Record<AddressPart, string>>();
  return (
    <form noValidate className={cardStyles({ padded: true })} onSubmit={handleSubmit(() => undefined)}>
      <AddressFields
        legend="Delivery Address"
        section="shipping"
        register={(part) => register(part, part === 'postCode' ? { required: 'Post Code is required' } : {})}
        errors={{ postCode: formState.errors.postCode?.message }}
      />
      <Button type="submit" className="mt-5">
        Save
      </Button>
    </form>
  );
};

const meta = preview.meta({
  title: 'Patterns/AddressFields',
  tags: ['autodocs'],
  component: AddressFields,
  args: {
    legend: 'Billing address',
    section: 'billing' as const,
    register: (part: AddressPart) => ({ name: part }),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Billing address' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Post Town' })).toHaveAttribute(
      'autocomplete',
      'billing address-level2',
    );
    await expect(canvas.getByRole('textbox', { name: 'Address Line 2' })).toHaveAccessibleDescription(
      'Optional',
    );
  },
});

export const Invalid = meta.story({
  args: { errors: { line1: 'Address Line 1 is required', postCode: 'Post Code is required' } },
});

export const InForm = meta.story({
  render: () => <AddressForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address Line 1' }), '14 Calder Wharf');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const code = await canvas.findByRole('textbox', {
      name: 'Post Code',
      description: 'Post Code is required',
    });
    await expect(code).toHaveFocus();
  },
});

/** The profile requires lines 2 and 3 as well, and outlines what is missing without a word (PROF-18). */
export const AllRequired = meta.story({
  args: {
    legend: 'Primary Address',
    section: undefined,
    optional: [],
    errors: { line1: true, line2: true, line3: true, postTown: true, postCode: true },
  },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toBeInvalid();
      await expect(field).toBeRequired();
      await expect(field).not.toHaveAccessibleDescription();
    }
    await expect(canvas.getByRole('textbox', { name: 'Post Code' })).toHaveAttribute(
      'autocomplete',
      'postal-code',
    );
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Address Line 1', 'Address Line 2', 'Address Line 3', 'Post Town', 'Post Code']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
});

export const Narrow = meta.story({
  args: {
    errors: { postCode: 'Post Code is required, so that the courier finds the way to the right door' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: (args) => (
    <StateGallery title="Address fields" note="One group, which the browser can fill in." columns={2}>
      <State name="Lines 2 and 3 optional">
        <AddressFields {...args} />
      </State>
      <State name="Messages">
        <AddressFields
          {...args}
          errors={{ line1: 'Address Line 1 is required', postCode: 'Post Code is required' }}
        />
      </State>
      <State name="All required">
        <AddressFields {...args} optional={[]} />
      </State>
      <State name="Outlines without words">
        <AddressFields {...args} optional={[]} errors={{ line1: true, line2: true, postTown: true }} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
