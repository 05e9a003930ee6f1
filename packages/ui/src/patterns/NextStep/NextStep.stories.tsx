import { expect } from 'storybook/test';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { NextStep } from './NextStep';

const meta = preview.meta({
  title: 'Patterns/NextStep',
  tags: ['autodocs'],
  component: NextStep,
  args: {
    title: 'Ready to fill a box?',
    text: 'Choose what goes in, see the price as you go, and order when it is right.',
    picture: '/pictures/giftbox.svg',
    children: (
      <a className={buttonStyles({ variant: 'ribbon', size: 'lg' })} href="#builder">
        Build a gift box
      </a>
    ),
  },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ready to fill a box?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Build a gift box' })).toBeVisible();
    await fitsTheWidth();
  },
});

/** The words on the ribbon begin where the heading does. */
export const Aligned = meta.story({
  play: async ({ canvas }) => {
    const leftOf = (element: HTMLElement) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.round(words.getBoundingClientRect().left);
    };
    await expect(leftOf(canvas.getByRole('link', { name: 'Build a gift box' }))).toBe(
      leftOf(canvas.getByRole('heading', { name: 'Ready to fill a box?' })),
    );
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});
