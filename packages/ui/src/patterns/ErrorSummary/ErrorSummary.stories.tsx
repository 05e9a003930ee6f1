import { useForm } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import preview from '#storybook/preview';
import { ErrorSummary } from './ErrorSummary';

const meta = preview.meta({
  title: 'Patterns/ErrorSummary',
  tags: ['autodocs'],
  component: ErrorSummary,
  args: {
    title: 'There are 2 things to put right',
    attempt: 0,
    faults: [
      { field: 'name', message: 'Name is required' },
      { field: 'code', message: 'Post Code is required' },
    ],
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({ tags: ['picture'] });

export const LongText = meta.story({
  args: {
    faults: [
      {
        field: 'name',
        message:
          'The name of the person who receives this parcel is longer than the label the carrier prints on it, please shorten it',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
});

export const NothingWrong = meta.story({
  args: { faults: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

const LongForm = () => {
  const { register, handleSubmit, formState } = useForm<{ name: string; code: string }>({
    shouldFocusError: false,
  });
  const { name, code } = formState.errors;
  const faults = [
    { field: 'long-name', message: name?.message },
    { field: 'long-code', message: code?.message },
  ].flatMap(({ field, message }) => (message ? [{ field, message }] : []));
  return (
    <form noValidate className="stack" onSubmit={handleSubmit(() => undefined)}>
      <ErrorSummary title="Please look at this again" faults={faults} attempt={formState.submitCount} />
      <TextField
        id="long-name"
        label="Full name"
        autoComplete="name"
        error={name?.message}
        {...register('name', { required: 'Full name is required' })}
      />
      <TextField
        id="long-code"
        label="Post Code"
        autoComplete="postal-code"
        error={code?.message}
        {...register('code', { required: 'Post Code is required' })}
      />
      <Button type="submit">Save</Button>
    </form>
  );
};

/** A failed submit focuses the summary, whose links lead to the fields. */
export const InForm = meta.story({
  render: () => <LongForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('region', { name: 'Please look at this again' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Post Code is required' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Post Code' })).toHaveFocus();
    await userEvent.keyboard('LS1 4AP');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.queryByRole('link', { name: 'Post Code is required' })).not.toBeInTheDocument();
  },
});
