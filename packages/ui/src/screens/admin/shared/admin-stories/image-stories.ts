import { imagePicker, imageRefusals } from '@gifting/domain/images/image-file';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brief, pngOf } from '#primitives/FileField/samples.ts';
import { imageName } from '../admin-person';
import type { formStories } from './form-stories';

const anyFile = userEvent.setup({ applyAccept: false });

/** The stories of an image that must be chosen before the form can be sent. */
export const imageStories = ({
  image,
  open,
  fillIn,
  submitButton,
}: Pick<ReturnType<typeof formStories>, 'open' | 'fillIn' | 'submitButton'> & {
  readonly image: string;
}) => ({
  blank: {
    play: async () => {
      const form = await open();
      await expect(form.getByText(imagePicker.caption)).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  chosen: {
    play: async () => {
      const form = await fillIn();
      await expect(form.getByRole('group', { name: `${image}: ${imageName}` })).toBeVisible();
      await expect(await submitButton()).toBeEnabled();
    },
  },
  removed: {
    play: async () => {
      const form = await fillIn();
      await userEvent.click(form.getByRole('button', { name: 'Remove' }));
      await expect(await form.findByText('Choose an image')).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  replaced: {
    play: async () => {
      const form = await fillIn();
      const other = await pngOf('/pictures/chocolates.svg', 'chocolates.png');
      await userEvent.upload(form.getByLabelText(image), other);
      await expect(await form.findByText('chocolates.png')).toBeVisible();
      await expect(form.queryByText(imageName)).toBeNull();
      await expect(await submitButton()).toBeEnabled();
    },
  },
  otherKindOfFile: {
    play: async () => {
      const form = await open();
      await anyFile.upload(form.getByLabelText(image), brief);
      await waitFor(() =>
        expect(form.getByLabelText(image)).toHaveAccessibleDescription(imageRefusals.wrongKind),
      );
      await expect(form.getByText(imagePicker.caption)).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  /** A photo as phones take them: the sentence says what to do. */
  heicPhoto: {
    play: async () => {
      const form = await open();
      await anyFile.upload(form.getByLabelText(image), new File(['photo'], 'IMG_0042.HEIC'));
      await waitFor(() => expect(form.getByLabelText(image)).toHaveAccessibleDescription(imageRefusals.heic));
      await expect(form.getByText(imageRefusals.heic)).toBeVisible();
      await expect(await submitButton()).toBeDisabled();
    },
  },
  /** Validated when it is chosen, not only on submit. */
  emptyFile: {
    play: async () => {
      const form = await open();
      await userEvent.upload(form.getByLabelText(image), new File([], 'empty.png', { type: 'image/png' }));
      await waitFor(() =>
        expect(form.getByLabelText(image)).toHaveAccessibleDescription(/^This file is empty/),
      );
    },
  },
});
