import { expect } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { PictureFold, PictureFoldShape } from './PictureFold';

const four = ['candle', 'chocolates', 'plant', 'card'].map((name) => `/pictures/${name}.svg`);

const meta = preview.meta({
  title: 'Patterns/PictureFold',
  tags: ['autodocs'],
  component: PictureFold,
  args: {
    title: 'The long evening',
    pictures: four,
    label: 'Pictures',
    altOf: (number) => `The long evening, picture ${number}`,
  },
});

export const Default = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Pictures' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: 'The long evening, picture 4' })).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } }, play: fitsTheWidth });

export const One = meta.story({
  args: { pictures: four.slice(0, 1) },
  globals: { viewport: { value: 'desktop' } },
  play: fitsTheWidth,
});

/** Sixty pictures wrap into rows of four. */
export const Many = meta.story({
  args: { pictures: Array.from({ length: 15 }, () => four).flat() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const panels = canvas.getAllByRole('img', { hidden: true });
    await expect(panels).toHaveLength(60);
    await fitsTheWidth();
  },
});

export const Loading = meta.story({
  render: () => <PictureFoldShape />,
  globals: { viewport: { value: 'desktop' } },
});

export const LongText = meta.story({
  args: { title: 'Unbroken'.repeat(8) },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});
