import { expect } from 'storybook/test';
import { Card } from '#primitives/Card/Card.tsx';
import { Price } from '#primitives/Price/Price.tsx';
import preview from '#storybook/preview';
import { LineItem } from './LineItem';

const meta = preview.meta({
  title: 'Patterns/LineItem',
  tags: ['autodocs'],
  component: LineItem,
  args: {
    picture: '/pictures/mug.svg',
    tint: 0 as const,
    name: 'Stoneware Mug',
    sub: 'Speckled glaze, dipped by hand.',
    end: <Price amount="8.40" currency="GBP" />,
  },
  decorators: (Story) => (
    <Card>
      <ul className="px-5 py-1.5">
        <Story />
        <LineItem picture={null} name="Notebook" sub="Cloth-bound, 192 pages." />
      </ul>
    </Card>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Stoneware MugSpeckled glaze, dipped by hand.8.40 GBP',
    );
  },
});

export const Small = meta.story({ args: { size: 'sm' } });

export const LongText = meta.story({
  args: {
    name: 'Insulated bottle with a bamboo lid and a loop to carry it by, engraved with the name of each recipient',
  },
});
