import { expect } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import { brokenPicture } from '#storybook/app-harness/pictures';
import preview from '#storybook/preview';
import { PictureParcel } from './PictureParcel';

const four = ['giftbox', 'pouch', 'box-mailer', 'box-keepsake'].map((name) => `/pictures/${name}.svg`);

const meta = preview.meta({
  title: 'Patterns/PictureParcel',
  tags: ['autodocs'],
  component: PictureParcel,
  args: {
    pictures: four,
    label: 'Pictures',
    altOf: (number) => `Custom packaging, picture ${number}`,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: 'Custom packaging, picture 4' })).toBeVisible();
  },
});

export const One = meta.story({ args: { pictures: four.slice(0, 1) } });
export const Two = meta.story({ args: { pictures: four.slice(0, 2) } });
export const Three = meta.story({ args: { pictures: four.slice(0, 3) } });

export const Many = meta.story({
  args: { pictures: Array.from({ length: 15 }, () => four).flat() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(60);
  },
});

export const Broken = meta.story({ args: { pictures: [brokenPicture, '/pictures/gone-too.png'] } });

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWidth });
