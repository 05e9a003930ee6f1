import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { RedeemedBar } from './RedeemedBar';

const meta = preview.meta({
  title: 'Patterns/RedeemedBar',
  tags: ['autodocs'],
  component: RedeemedBar,
  args: { percent: 35, redeemedLabel: 'Redeemed', unredeemedLabel: 'Unredeemed' },
  parameters: { layout: 'padded' },
});

const numberOf = (term: HTMLElement) => term.nextElementSibling?.textContent;

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(numberOf(canvas.getByText('Redeemed'))).toBe('35%');
    await expect(numberOf(canvas.getByText('Unredeemed'))).toBe('65%');
  },
});

export const Nothing = meta.story({
  args: { percent: 0 },
  play: async ({ canvas }) => {
    await expect(numberOf(canvas.getByText('Unredeemed'))).toBe('100%');
  },
});

export const Everything = meta.story({ args: { percent: 100 } });

/** A share between two boxes keeps its true width. */
export const Uneven = meta.story({ args: { percent: 52.6 } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
