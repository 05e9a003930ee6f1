import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { brief, drag, longNamed, mugs, notes } from '../FileField/samples';
import { MultiFileField } from './MultiFileField';

const { front, side, back } = mugs;

const ignore = () => undefined;

const meta = preview.meta({
  title: 'Primitives/MultiFileField',
  tags: ['autodocs'],
  component: MultiFileField,
  args: { label: 'Additional images', caption: 'PNG, JPG, JPEG', value: [], onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <div className="max-w-96">
        <MultiFileField
          {...args}
          value={value}
          onValueChange={(files) => {
            setValue(files);
            args.onValueChange(files);
          }}
        />
      </div>
    );
  },
  parameters: { layout: 'padded' },
});

/** Chosen together and one by one; a replaced file keeps its position, and its object URL is revoked. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const revoked = spyOn(URL, 'revokeObjectURL');
    const input = canvas.getByLabelText('Additional images');
    await userEvent.upload(input, [front, side]);
    await userEvent.upload(input, [back]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([front, side, back]);
    await expect(await canvas.findByText('mug-back.svg')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 images chosen');
    await expect(revoked).not.toHaveBeenCalled();

    await userEvent.upload(canvas.getByLabelText('Replace, mug-side.svg'), longNamed);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([front, longNamed, back]);
    await expect(await canvas.findByText(longNamed.name)).toBeVisible();
    await expect(canvas.queryByText('mug-side.svg')).not.toBeInTheDocument();
    await expect(revoked).toHaveBeenCalledTimes(1);
    revoked.mockRestore();
  },
});

/** After a removal focus moves to the next file, else the previous, else the input. */
export const RemovedByKeyboard = meta.story({
  args: { value: [front, side, back] },
  play: async ({ args, canvas, userEvent }) => {
    const focusOn = (label: string) => waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus());
    canvas.getByLabelText('Remove, mug-side.svg').focus();
    await userEvent.keyboard('{Enter}');
    await focusOn('Remove, mug-back.svg');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([front, back]);
    await userEvent.keyboard('{Enter}');
    await focusOn('Remove, mug-front.svg');
    await userEvent.keyboard('{Enter}');
    await focusOn('Additional images');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** The same file can be chosen again, also while it is present. */
export const TheSameFileAgain = meta.story({
  args: { value: [front] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Additional images');
    await userEvent.click(canvas.getByLabelText('Remove, mug-front.svg'));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.upload(input, front);
    await userEvent.upload(input, front);
    await waitFor(() => expect(canvas.getAllByText('mug-front.svg')).toHaveLength(2));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([front, front]);
  },
});

/** Files can be dropped on the area and on the previews; they are added to what is there. */
export const DragAndDrop = meta.story({
  play: async ({ args, canvas }) => {
    drag('dragover', canvas.getByText('Add images'), front);
    const area = await canvas.findByText('Drop them here');
    await expect(area).toBeVisible();
    drag('drop', area, front, side);
    drag('drop', await canvas.findByText('mug-side.svg'), back);
    await expect(await canvas.findByText('mug-back.svg')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([front, side, back]);
    await expect(canvas.getByText('Add images')).toBeVisible();
  },
});

/** Files of another kind are rejected by name; the images are kept. */
export const OtherKindsOfFile = meta.story({
  play: async ({ args, canvas }) => {
    drag('drop', canvas.getByText('Add images'), brief, front, notes);
    const message = 'brief.pdf and notes.txt are no images, so they were left out';
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText('Additional images')).toHaveAccessibleDescription(message);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([front]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);

    drag('drop', canvas.getByText('Add images'), brief);
    await expect(await canvas.findByText('brief.pdf is no image, so it was left out')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    drag('drop', canvas.getByText('Add images'), side);
    await waitFor(() => expect(canvas.queryByText(/left out/)).not.toBeInTheDocument());
  },
});

/** A replacement of another kind is rejected and the picture stays. */
export const ReplacedByAnotherKind = meta.story({
  args: { value: [front, side] },
  play: async ({ args, canvas }) => {
    // As if the dialog showed all files.
    const person = userEvent.setup({ applyAccept: false });
    await person.upload(canvas.getByLabelText('Replace, mug-front.svg'), brief);
    await expect(await canvas.findByText('brief.pdf is no image, so it was left out')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('mug-front.svg')).toBeVisible();
  },
});

export const Chosen = meta.story({ args: { value: [front, side] } });
export const Invalid = meta.story({ args: { error: 'Choose at least one additional image' } });

export const Disabled = meta.story({
  args: { value: [front], disabled: true },
  play: async ({ args, canvas }) => {
    for (const label of ['Additional images', 'Replace, mug-front.svg', 'Remove, mug-front.svg']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled();
    }
    drag('drop', canvas.getByText('Add images'), side);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { value: [longNamed, front], hint: 'They are shown on the page of the product, in this order' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longNamed.name)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="Multi-file field"
      note="Each file has its own tile; the area to add more stands after the last."
      columns={2}
    >
      <State name="Default">
        <MultiFileField label="Images" caption="PNG, JPG, JPEG" optional value={[]} onValueChange={ignore} />
      </State>
      <State name="Chosen">
        <MultiFileField
          label="Images"
          caption="PNG, JPG, JPEG"
          value={[front, side, back]}
          onValueChange={ignore}
        />
      </State>
      <State name="Hover" held="hover">
        <MultiFileField label="Images" caption="PNG, JPG, JPEG" value={[front]} onValueChange={ignore} />
      </State>
      <State name="Focus" held="focus">
        <MultiFileField label="Images" caption="PNG, JPG, JPEG" value={[front]} onValueChange={ignore} />
      </State>
      <State name="Invalid">
        <MultiFileField
          label="Images"
          caption="PNG, JPG, JPEG"
          value={[]}
          error="Choose at least one additional image"
          onValueChange={ignore}
        />
      </State>
      <State name="Invalid with files">
        <MultiFileField
          label="Images"
          caption="PNG, JPG, JPEG"
          value={[front]}
          error="brief.pdf is no image, so it was left out"
          onValueChange={ignore}
        />
      </State>
      <State name="Disabled">
        <MultiFileField
          label="Images"
          caption="PNG, JPG, JPEG"
          value={[front]}
          disabled
          onValueChange={ignore}
        />
      </State>
      <State name="A long file name, and a caption">
        <MultiFileField
          label="Images"
          value={[longNamed, front]}
          hint="They are shown in this order"
          onValueChange={ignore}
        />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
