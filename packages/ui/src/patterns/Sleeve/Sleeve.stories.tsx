import { expect, fn } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Sleeve, SleeveSkeleton } from './Sleeve';

const meta = preview.meta({
  title: 'Patterns/Sleeve',
  tags: ['autodocs'],
  component: Sleeve,
  args: {
    as: 'div' as const,
    name: 'Milestones',
    description: 'Anniversaries, promotions and new arrivals.',
    picture: '/pictures/candle.svg',
    tint: 0 as const,
    onPress: fn(),
  },
  render: (args) => (
    <div className="w-56">
      <Sleeve {...args} />
    </div>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Milestones' });
    await expect(button).toHaveAccessibleDescription('Anniversaries, promotions and new arrivals.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Preview = meta.story({
  render: ({ onPress: _, ...args }) => (
    <div className="w-56">
      <Sleeve {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { name: 'Unbroken'.repeat(10), description: 'Words that go on '.repeat(20), picture: null },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: (args) => (
    <StateGallery title="Sleeve" note="Pulled out by its notch under the pointer." columns={4}>
      <State name="Default">
        <Sleeve {...args} />
      </State>
      <State name="Hover" held="hover">
        <Sleeve {...args} name="Drinkware" picture="/pictures/mug.svg" tint={1} />
      </State>
      <State name="Focus" held="focus">
        <Sleeve {...args} name="Apparel" picture="/pictures/hoodie.svg" tint={2} />
      </State>
      <State name="Without a picture">
        <Sleeve {...args} name="Treats" picture={null} tint={3} />
      </State>
      <State name="Preview">
        <Sleeve {...args} onPress={undefined} />
      </State>
      <State name="Loading">
        <SleeveSkeleton />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
