import { ladderOf } from '@gifting/domain/products/ladder';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PriceLadder } from './PriceLadder';

const three = ladderOf([
  { min: 1, max: 99 },
  { min: 100, max: 249 },
  { min: 250, max: 100_000 },
]);

const meta = preview.meta({
  title: 'Patterns/PriceLadder',
  tags: ['autodocs'],
  component: PriceLadder,
  args: {
    steps: three,
    prices: [920, 840, 780],
    packs: 120,
    caption: 'Price of one in GBP, by packs ordered',
    blank: 'The ladder appears here.',
  },
  parameters: { layout: 'padded' },
  decorators: (Story) => (
    <div className="max-w-modal">
      <Story />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: '9.20 for 1 to 99, 8.40 for 100 to 249, 7.80 for 250 to 100,000',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Price of one in GBP, by packs ordered')).toBeVisible();
  },
});

/** What holds two ranges is hatched, what holds none is dashed. */
export const WithFaults = meta.story({
  args: {
    steps: ladderOf(
      [
        { min: 10, max: 50 },
        { min: 51, max: 400 },
        { min: 380, max: 799 },
        { min: 1000, max: 2500 },
      ],
      10,
    ),
    prices: [1240, 1076, 990, 895],
    packs: 250,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /two prices for 380 to 400.*no range for 800 to 999/ }),
    ).toBeVisible();
  },
});

/** A price that is not typed yet. */
export const PriceUnknown = meta.story({ args: { prices: [920, null, 780] } });

export const OneRange = meta.story({
  args: { steps: ladderOf([{ min: 1, max: 1000 }]), prices: [500], packs: undefined },
});

/** Without words: there is no room for them. */
export const Many = meta.story({
  args: {
    steps: ladderOf(
      Array.from({ length: 20 }, (_, index) => ({ min: 1 + index * 50, max: 50 + index * 50 })),
    ),
    prices: Array.from({ length: 20 }, (_, index) => 2000 - index * 40),
  },
});

export const Blank = meta.story({ args: { steps: [], prices: [] } });

export const Narrow = meta.story({
  args: WithFaults.input.args,
  globals: { viewport: { value: 'small' } },
});
