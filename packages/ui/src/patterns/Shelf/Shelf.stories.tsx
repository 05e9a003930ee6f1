import { expect } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { Shelf } from './Shelf';

const product = (id: number, name: string, description: string, picture: string | null) => ({
  id: String(id),
  name,
  description,
  picture,
});

const five = [
  product(1, 'Kraft Mailer', 'Folds flat, closes without tape.', '/pictures/box-mailer.svg'),
  product(2, 'Keepsake Box', 'Rigid board with a hinged lid.', '/pictures/box-keepsake.svg'),
  product(3, 'Printed Tissue', 'Your mark in two colours.', '/pictures/tissue.svg'),
  product(4, 'Cotton Pouch', 'For the small thing inside.', '/pictures/pouch.svg'),
  product(5, 'Gift Note', 'Folded, with an envelope.', '/pictures/card.svg'),
];

const meta = preview.meta({
  title: 'Patterns/Shelf',
  tags: ['autodocs'],
  component: Shelf,
  args: { products: five, headingLevel: 2 as const },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { name: 'Printed Tissue' })).toBeVisible();
  },
});

export const One = meta.story({ args: { products: five.slice(0, 1) } });

export const Many = meta.story({
  args: {
    products: Array.from({ length: 60 }, (_, index) =>
      product(index, `Thing ${index + 1}`, 'One of many.', '/pictures/mug.svg'),
    ),
  },
});

export const NoPictures = meta.story({
  args: { products: five.map((one, index) => ({ ...one, picture: index % 2 ? null : '/pictures/gone' })) },
});

export const LongText = meta.story({
  args: { products: [product(1, 'Unbroken'.repeat(12), 'x'.repeat(200), null), ...five.slice(1, 2)] },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});
