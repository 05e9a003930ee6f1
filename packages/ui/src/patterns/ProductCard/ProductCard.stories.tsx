import { Clock, Layers } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Price } from '#primitives/Price/Price.tsx';
import { translatePage } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ProductCard } from './ProductCard';

const facts = [
  { icon: <Layers className="icon" />, text: 'Min - 50 pcs' },
  { icon: <Clock className="icon" />, text: '10-12 working days' },
];

const meta = preview.meta({
  title: 'Patterns/ProductCard',
  tags: ['autodocs'],
  component: ProductCard,
  args: {
    picture: '/pictures/mug.svg',
    name: 'Stoneware Mug',
    description: 'Speckled glaze, dipped by hand.',
    facts,
    price: <Price prefix="From" amount="7.80" currency="GBP" />,
  },
  decorators: (Story) => (
    <div className="pt-4 sm:max-w-72">
      <Story />
    </div>
  ),
  parameters: { layout: 'padded' },
});

const Toggling = () => {
  const [added, setAdded] = useState(false);
  return (
    <ProductCard
      picture="/pictures/cap.svg"
      tint={1}
      name="Cap"
      facts={facts}
      added={added}
      onToggle={() => setAdded(!added)}
    />
  );
};

export const Default = meta.story({
  tags: ['picture'],
  render: () => <Toggling />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Add to Giftbox: Cap' });
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Added: Cap' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add to Giftbox: Cap' })).toBeInTheDocument();
  },
});

/** After browser translation the tick can still appear and disappear. */
export const Translated = meta.story({
  render: () => <Toggling />,
  play: async ({ canvas, userEvent }) => {
    translatePage();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Giftbox: Cap' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Added: Cap' }));
    await expect(await canvas.findByRole('button', { name: 'Add to Giftbox: Cap' })).toBeInTheDocument();
  },
});

export const Added = meta.story({
  args: { added: true, onToggle: fn(), tint: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Stoneware Mug' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Added: Stoneware Mug' })).toBeVisible();
  },
});

export const OnlyShown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const NoPicture = meta.story({ args: { picture: null, onToggle: fn() } });

export const LongText = meta.story({
  args: {
    name: 'Insulated bottle with a bamboo lid and a loop to carry it by',
    description:
      'Holds 500 ml. Keeps tea hot until the afternoon and water cold until the evening, and does not sweat in a bag.',
    onToggle: fn(),
  },
});
