import { useFieldArray, useForm } from 'react-hook-form';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import preview from '#storybook/preview';
import { PriceRangeRows } from './PriceRangeRows';

type Ranges = { ranges: { price: string; min: string; max: string }[] };

const blank = { price: '', min: '', max: '' };
const three = [
  { price: '9.20', min: '1', max: '99' },
  { price: '8.40', min: '100', max: '249' },
  { ...blank, min: '250' },
];

const RangesForm = ({ ranges }: Readonly<{ ranges: Ranges['ranges'] }>) => {
  const { control, register, handleSubmit, formState } = useForm<Ranges>({ defaultValues: { ranges } });
  const { fields, append, remove } = useFieldArray({ control, name: 'ranges' });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid max-w-prose justify-items-start gap-4"
      onSubmit={handleSubmit(() => undefined)}
    >
      <PriceRangeRows
        legend="Price ranges"
        rows={fields.map(({ id }) => id)}
        register={(row, part) => register(`ranges.${row}.${part}`, { required: true })}
        isInvalid={(row, part) => errors.ranges?.[row]?.[part] !== undefined}
        error={errors.ranges ? 'Each range needs a price, a minimum and a maximum.' : undefined}
        onAdd={() => append(blank)}
        onRemove={remove}
      />
      <Button type="submit">Save</Button>
    </form>
  );
};

const meta = preview.meta({
  title: 'Patterns/PriceRangeRows',
  render: () => <RangesForm ranges={three} />,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Price ranges' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove range 2' }));
    await expect(canvas.queryByDisplayValue('8.40')).not.toBeInTheDocument();
    const second = within(canvas.getByRole('group', { name: 'Range 2' }));
    await waitFor(() => expect(second.getByRole('textbox', { name: 'Price' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add range' }));
    const third = within(await canvas.findByRole('group', { name: 'Range 3' }));
    await waitFor(() => expect(third.getByRole('textbox', { name: 'Price' })).toHaveFocus());
  },
});

/** Focus moves to the first missing number; the group's message describes it. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const third = within(canvas.getByRole('group', { name: 'Range 3' }));
    const price = await third.findByRole('textbox', {
      name: 'Price',
      description: 'Each range needs a price, a minimum and a maximum.',
    });
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toBeInvalid();
    await expect(third.getByRole('textbox', { name: 'Min' })).toBeValid();
    await expect(third.getByRole('textbox', { name: 'Max' })).toBeInvalid();
  },
});

/** The last row cannot be taken away. */
export const OneRow = meta.story({
  render: () => <RangesForm ranges={[blank]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove range 1' })).toBeDisabled();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
