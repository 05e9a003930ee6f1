import type { PriceRuler as Ruler } from '@gifting/domain/orders/price-ruler';
import { expect, fn } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { PriceRuler } from './PriceRuler';
import { priceRulerTexts as texts } from './PriceRuler.texts';

const ruler: Ruler = {
  packs: 75,
  segments: [
    { min: 1, max: 86, unit: 1565 },
    { min: 87, max: 149, unit: 1425 },
    { min: 150, max: null, unit: 1360 },
  ],
  here: 0,
  cheaper: { packs: 87, unit: 1425, total: 123_975 },
};

const meta = preview.meta({
  title: 'Patterns/PriceRuler',
  tags: ['autodocs'],
  component: PriceRuler,
  args: { ruler, currency: 'EUR', onPacks: fn() },
  decorators: (Story) => (
    <div className="max-w-xs bg-surface p-5">
      <Story />
    </div>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: texts.title })).toHaveTextContent('75 packs');
    await expect(canvas.getByRole('listitem', { current: true })).toHaveTextContent('1 to 86 15.65');
    await expect(canvas.getByText('12 more packs, and each costs 1.40 less.')).toBeVisible();
    await expect(canvas.getByText('87 packs come to 1,239.75 EUR, 66.00 EUR more than now.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Make it 87 packs' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPacks).toHaveBeenCalledWith(87);
  },
});

/** More packs may cost less in all. */
export const LessInAll = meta.story({
  args: { ruler: { ...ruler, packs: 86, cheaper: { packs: 87, unit: 1425, total: 123_975 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^87 packs come to .* less than now\.$/)).toBeVisible();
    await expect(canvas.getByText(/^1 more pack,/)).toBeVisible();
  },
});

/** At the lowest price there is nothing to offer. */
export const Lowest = meta.story({
  args: { ruler: { ...ruler, packs: 400, here: 2, cheaper: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: true })).toHaveTextContent('150 and up 13.60');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Many ranges: those around the packs are shown. */
export const ManyRanges = meta.story({
  args: {
    ruler: {
      packs: 420,
      segments: Array.from({ length: 12 }, (_, index) => ({
        min: 1 + 100 * index,
        max: index === 11 ? null : 100 * (index + 1),
        unit: 99_999_99 - 100_00 * index,
      })),
      here: 4,
      cheaper: { packs: 501, unit: 99_499_99, total: 99_499_99 * 501 },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('listitem', { current: true })).toHaveTextContent('401 to 500');
    await fitsTheWidth();
  },
});
