import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
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
