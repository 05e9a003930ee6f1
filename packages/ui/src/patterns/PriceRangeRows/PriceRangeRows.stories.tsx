import { useFieldArray, useForm } from 'react-hook-form';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import preview from '#storybook/preview';
import { PriceRangeRows } from './PriceRangeRows';
import type { RangeNote } from './RangeNotes';

type Ranges = { ranges: { price: string; min: string; max: string }[] };

const blank = { price: '', min: '', max: '' };
const three = [
  { price: '9.20', min: '1', max: '99' },
  { price: '8.40', min: '100', max: '249' },
  { ...blank, min: '250' },
];

const missing = 'Fill this in.';
const overlapping = '50 to 99 is in range 1 too';

const RangesForm = ({ ranges }: Readonly<{ ranges: Ranges['ranges'] }>) => {
  const { control, register, handleSubmit, formState, watch, setValue } = useForm<Ranges>({
    defaultValues: { ranges },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'ranges' });
  const { errors } = formState;
  const typed = watch('ranges');
  const notesOf = (row: number): readonly RangeNote[] => [
    ...(['price', 'min', 'max'] as const).flatMap((part) =>
      errors.ranges?.[row]?.[part] ? [{ part, tone: 'danger' as const, message: `${part}: ${missing}` }] : [],
    ),
    ...(row === 1 && typed[1]?.min === '50'
      ? [
          {
            part: 'min' as const,
            tone: 'danger' as const,
            message: overlapping,
            mend: {
              label: 'Start this at 100',
              row,
              part: 'min' as const,
              apply: () => setValue('ranges.1.min', '100'),
            },
          },
        ]
      : []),
    ...(typed[row]?.min === '1'
      ? [{ part: 'min' as const, tone: 'plain' as const, message: 'It starts below the minimum' }]
      : []),
  ];
  return (
    <form
      noValidate
      className="grid max-w-modal justify-items-stretch gap-4"
      onSubmit={handleSubmit(() => undefined)}
    >
      <PriceRangeRows
        legend="Price ranges"
        rows={fields.map(({ id }) => id)}
        register={(row, part) => register(`ranges.${row}.${part}`, { required: true })}
        notesOf={notesOf}
        onAdd={() => append(blank)}
        onRemove={remove}
      />
      <Button type="submit" className="justify-self-start">
        Save
      </Button>
    </form>
  );
};

const meta = preview.meta({
  title: 'Patterns/PriceRangeRows',
  tags: ['autodocs'],
  render: () => <RangesForm ranges={three} />,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
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

/** Focus moves to the first missing number; each is described by its own message. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const third = within(canvas.getByRole('group', { name: 'Range 3' }));
    const price = await third.findByRole('textbox', { name: 'Price', description: `price: ${missing}` });
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toBeInvalid();
    await expect(third.getByRole('textbox', { name: 'Min' })).toBeValid();
    await expect(third.getByRole('textbox', { name: 'Max' })).toBeInvalid();
  },
});

/** A prefilled number is validated on every change. */
export const JudgedWhileTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const min = within(canvas.getByRole('group', { name: 'Range 2' })).getByRole('textbox', { name: 'Min' });
    await userEvent.clear(min);
    await userEvent.type(min, '50');
    await expect(min).toHaveFocus();
    await expect(min).toHaveAccessibleDescription(overlapping);
    await expect(min).toBeInvalid();
  },
});

/** A note that is no error leaves its number valid. */
export const PlainNote = meta.story({
  play: async ({ canvas }) => {
    const min = within(canvas.getByRole('group', { name: 'Range 1' })).getByRole('textbox', { name: 'Min' });
    await expect(min).toHaveAccessibleDescription('It starts below the minimum');
    await expect(min).toBeValid();
  },
});

/** The button changes the number and moves focus there. */
export const Mended = meta.story({
  render: () => <RangesForm ranges={three.with(1, { price: '8.40', min: '50', max: '249' })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start this at 100' }));
    const min = within(canvas.getByRole('group', { name: 'Range 2' })).getByRole('textbox', { name: 'Min' });
    await expect(min).toHaveValue('100');
    await waitFor(() => expect(min).toHaveFocus());
    await expect(canvas.queryByText(overlapping)).toBeNull();
  },
});

/** A blank number is validated on blur, not at its first digit. */
export const TypedForTheFirstTime = meta.story({
  render: () => <RangesForm ranges={[blank, blank]} />,
  play: async ({ canvas, userEvent }) => {
    const min = within(canvas.getByRole('group', { name: 'Range 2' })).getByRole('textbox', { name: 'Min' });
    await userEvent.type(min, '50');
    await expect(canvas.queryByText(overlapping)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(overlapping)).toBeVisible();
  },
});

/** The last row cannot be taken away. */
export const OneRow = meta.story({
  render: () => <RangesForm ranges={[blank]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove range 1' })).toBeDisabled();
  },
});

export const Narrow = meta.story({
  render: () => <RangesForm ranges={three.with(1, { price: '8.40', min: '50', max: '249' })} />,
  globals: { viewport: { value: 'small' } },
});
