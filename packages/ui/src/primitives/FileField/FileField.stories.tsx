import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { FileField } from './FileField';
import { brief, drag, logo, longNamed } from './samples';

const ignore = () => undefined;

const meta = preview.meta({
  title: 'Primitives/FileField',
  tags: ['autodocs'],
  component: FileField,
  args: { label: 'Image', caption: 'PNG, JPG, JPEG', value: null, onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <div className="max-w-96">
        <FileField
          {...args}
          value={value}
          onValueChange={(file) => {
            setValue(file);
            args.onValueChange(file);
          }}
        />
      </div>
    );
  },
  parameters: { layout: 'padded' },
});

/** Chosen, replaced, removed and chosen again; each object URL is revoked. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const revoked = spyOn(URL, 'revokeObjectURL');
    const input = canvas.getByLabelText('Image');
    await userEvent.upload(input, logo);
    await expect(await canvas.findByText('logo.svg')).toBeVisible();
    const group = within(canvas.getByRole('group', { name: 'Image: logo.svg' }));
    await waitFor(() => expect(group.getByRole('button', { name: 'Replace' })).toHaveFocus());

    await userEvent.upload(input, longNamed);
    await expect(await canvas.findByText(longNamed.name)).toBeVisible();
    await expect(revoked).toHaveBeenCalledTimes(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(revoked).toHaveBeenCalledTimes(2);

    await userEvent.upload(input, longNamed);
    await expect(await canvas.findByText(longNamed.name)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    revoked.mockRestore();
  },
});

/** The input is a stop of its own; with a file its buttons are. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Image');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, logo);
    const replace = await canvas.findByRole('button', { name: 'Replace' });
    await waitFor(() => expect(replace).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(canvas.queryByText('logo.svg')).not.toBeInTheDocument();
  },
});

/** A file can be dropped on the area and on the preview. */
export const DragAndDrop = meta.story({
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByText('Choose an image'), logo);
    const area = await canvas.findByText('Drop it here');
    await expect(area).toBeVisible();
    drag('drop', area, logo);
    const preview = await canvas.findByText('logo.svg');
    drag('drop', preview, longNamed);
    await expect(await canvas.findByText(longNamed.name)).toBeVisible();
  },
});

/** Dialogs can show all files and drops are unfiltered, so the kind is checked here. */
export const AnotherKindOfFile = meta.story({
  play: async ({ args, canvas }) => {
    const area = canvas.getByText('Choose an image');
    drag('drop', area, brief);
    await expect(await canvas.findByText('Choose an image file')).toBeVisible();
    await expect(canvas.getByLabelText('Image')).toHaveAccessibleDescription('Choose an image file');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    drag('drop', area, logo);
    await waitFor(() => expect(canvas.queryByText('Choose an image file')).not.toBeInTheDocument());
  },
});

export const Chosen = meta.story({ args: { value: logo } });

/** Editing shows the existing picture; removing a new one brings it back. */
export const WithPresentPicture = meta.story({
  args: { current: '/pictures/candle.svg' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Present picture')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await userEvent.upload(canvas.getByLabelText('Image'), logo);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('Present picture')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus());
  },
});

/** A present file with a name can be removed. */
export const WithPresentFile = meta.story({
  args: { current: '/pictures/candle.svg', currentName: 'candle.svg' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('candle.svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
});

export const Invalid = meta.story({ args: { error: 'Please choose an image' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({
  args: { value: longNamed, hint: 'It is printed as large as the lid allows' },
  globals: { viewport: { value: 'small' } },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="File field"
      note="While a file is dragged over it the edge is solid coral and it says where to let go."
    >
      <State name="Default">
        <FileField label="Image" caption="PNG, JPG, JPEG" value={null} onValueChange={ignore} />
      </State>
      <State name="Hover" held="hover">
        <FileField label="Image" caption="PNG, JPG, JPEG" value={null} onValueChange={ignore} />
      </State>
      <State name="Focus" held="focus">
        <FileField label="Image" caption="PNG, JPG, JPEG" value={null} onValueChange={ignore} />
      </State>
      <State name="Invalid">
        <FileField
          label="Image"
          caption="PNG, JPG, JPEG"
          value={null}
          error="Please choose an image"
          onValueChange={ignore}
        />
      </State>
      <State name="Disabled">
        <FileField label="Image" caption="PNG, JPG, JPEG" value={null} disabled onValueChange={ignore} />
      </State>
      <State name="Chosen">
        <FileField label="Logo" value={logo} onValueChange={ignore} />
      </State>
      <State name="The picture it has already">
        <FileField label="Thumbnail" value={null} current="/pictures/candle.svg" onValueChange={ignore} />
      </State>
      <State name="A long file name, and a caption">
        <FileField label="Guidelines" value={longNamed} hint="Less than 2MB" onValueChange={ignore} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
