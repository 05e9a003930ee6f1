import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Picture } from './Picture';

const meta = preview.meta({
  title: 'Primitives/Picture',
  component: Picture,
  args: { src: '/pictures/mug.svg', alt: 'Stoneware Mug', tint: 0 as const },
  decorators: (Story) => (
    <div className="w-56">
      <Story />
    </div>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Stoneware Mug' })).toHaveAttribute(
      'src',
      '/pictures/mug.svg',
    );
  },
});

export const Cover = meta.story({ args: { fit: 'cover', ratio: '16 / 9' } });

export const Missing = meta.story({
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Stoneware Mug' })).not.toHaveAttribute('src');
  },
});

export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const picture = await canvas.findByLabelText('Stoneware Mug');
    await expect(picture.parentElement?.getBoundingClientRect()).toMatchObject({ width: 224, height: 224 });
  },
});

export const Decorative = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
