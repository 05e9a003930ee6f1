import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { BudgetMeter } from './BudgetMeter';

const meta = preview.meta({
  title: 'Patterns/BudgetMeter',
  tags: ['autodocs'],
  component: BudgetMeter,
  args: { use: { budget: 250_000, left: 76_000, percent: 69 }, currency: 'GBP' },
  decorators: (Story, { name }) =>
    name === 'States' ? (
      <Story />
    ) : (
      <div className="max-w-xs bg-surface p-5">
        <Story />
      </div>
    ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your budget')).toBeVisible();
    await expect(canvas.getByText('2,500.00 GBP')).toBeVisible();
    await expect(canvas.getByText('760.00 GBP left')).toBeVisible();
  },
});

/** It is said in words, not in red alone. */
export const Over = meta.story({
  args: { use: { budget: 250_000, left: -24_000, percent: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('240.00 GBP over your budget')).toBeVisible();
  },
});

export const LongNumbers = meta.story({
  args: { use: { budget: 99_999_999_999_999, left: 99_999_999_999_998, percent: 0 } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999,999,999,999.98 GBP left')).toBeVisible();
    await fitsTheWidth();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Budget meter" note="What is left is always said in words." columns={2}>
      <State name="Some is left">
        <BudgetMeter use={{ budget: 250_000, left: 76_000, percent: 69 }} currency="GBP" />
      </State>
      <State name="Hardly begun">
        <BudgetMeter use={{ budget: 250_000, left: 249_000, percent: 0 }} currency="GBP" />
      </State>
      <State name="Used to the cent">
        <BudgetMeter use={{ budget: 250_000, left: 0, percent: 100 }} currency="GBP" />
      </State>
      <State name="Over">
        <BudgetMeter use={{ budget: 250_000, left: -24_000, percent: 100 }} currency="GBP" />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
