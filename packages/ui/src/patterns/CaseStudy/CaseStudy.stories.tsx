import { expect } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CaseStudy } from './CaseStudy';

const meta = preview.meta({
  title: 'Patterns/CaseStudy',
  tags: ['autodocs'],
  component: CaseStudy,
  args: {
    heading: 'Case study',
    note: 'An example of what an order comes to.',
    title: 'Sixty first days, one Monday morning',
    facts: [
      { term: 'From', detail: 'A software studio in Leeds' },
      { term: 'To', detail: 'Sixty people in nine towns' },
    ],
    quote: '“The box was there before the laptop was.”',
    stamp: 'Arrived',
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Case study' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});

export const LongText = meta.story({
  args: { title: 'Unbroken'.repeat(12), facts: [{ term: 'From'.repeat(9), detail: 'x'.repeat(200) }] },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});
