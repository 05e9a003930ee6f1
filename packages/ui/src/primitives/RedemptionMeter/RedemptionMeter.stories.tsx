import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { RedemptionMeter } from './RedemptionMeter';

const meta = preview.meta({
  title: 'Primitives/RedemptionMeter',
  tags: ['autodocs'],
  component: RedemptionMeter,
  decorators: (Story, { name }) =>
    name === 'States' ? (
      <Story />
    ) : (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  parameters: { layout: 'padded' },
});

export const From75 = meta.story({
  args: { percent: 82 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('82%')).toBeVisible();
  },
});
export const From50 = meta.story({ args: { percent: 62 } });
export const From30 = meta.story({ args: { percent: 35 } });
export const Below30 = meta.story({ args: { percent: 12 } });

const filled = (number: HTMLElement) =>
  number.nextElementSibling?.firstElementChild?.getBoundingClientRect().width;

/** 0 % shows no ribbon; the smallest share shows its notched end. */
export const Nothing = meta.story({
  args: { percent: 0 },
  play: async ({ canvas }) => {
    await expect(filled(canvas.getByText('0%'))).toBe(0);
  },
});
export const TheLeast = meta.story({
  args: { percent: 1 },
  play: async ({ canvas }) => {
    await expect(filled(canvas.getByText('1%'))).toBe(10);
  },
});
export const Everything = meta.story({ args: { percent: 100 } });

/** A value rounded to 75 has the colour of 75. */
export const Rounded = meta.story({
  args: { percent: 74.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('75%')).toBeVisible();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="Redemption meter"
      note="The number is always printed; the ribbon is filled in the colour of its band."
      columns={2}
    >
      <State name="From 75">
        <RedemptionMeter percent={82} />
      </State>
      <State name="From 50">
        <RedemptionMeter percent={62} />
      </State>
      <State name="From 30">
        <RedemptionMeter percent={35} />
      </State>
      <State name="Below 30">
        <RedemptionMeter percent={12} />
      </State>
      <State name="Nothing">
        <RedemptionMeter percent={0} />
      </State>
      <State name="Everything">
        <RedemptionMeter percent={100} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
