import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Price } from './Price';

const meta = preview.meta({
  title: 'Primitives/Price',
  tags: ['autodocs'],
  component: Price,
  args: { amount: '1,878.00', currency: 'GBP' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,878.00 GBP')).toBeVisible();
  },
});

export const From = meta.story({
  args: { amount: '7.80', prefix: 'From' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 7.80 GBP')).toBeVisible();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Price" note="Never in Fraunces, which has no figures of one width.">
      <State name="An amount">
        <Price amount="1,878.00" currency="GBP" />
      </State>
      <State name="From">
        <Price amount="7.80" currency="GBP" prefix="From" />
      </State>
      <State name="In a column">
        <div className="grid justify-items-end">
          <Price amount="1,008.00" currency="GBP" />
          <Price amount="870.00" currency="GBP" />
          <Price amount="12,646.50" currency="GBP" />
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
