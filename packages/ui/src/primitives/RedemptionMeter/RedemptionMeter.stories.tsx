import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { RedemptionMeter } from './RedemptionMeter';

const meta = preview.meta({
  title: 'Primitives/RedemptionMeter',
  component: RedemptionMeter,
  decorators: (Story) => (
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
export const Nothing = meta.story({ args: { percent: 0 } });
export const Everything = meta.story({ args: { percent: 100 } });

/** A printed 75 has the colour of 75. */
export const Rounded = meta.story({
  args: { percent: 74.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('75%')).toBeVisible();
  },
});
