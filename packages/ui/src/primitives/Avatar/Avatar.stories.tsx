import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Avatar } from './Avatar';

const meta = preview.meta({
  title: 'Primitives/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Amara Okafor' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A')).toBeVisible();
  },
});

export const Large = meta.story({ args: { size: 'lg' } });
export const NoName = meta.story({ args: { name: '' } });

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Avatar">
      <State name="Default">
        <Avatar name="Amara Okafor" />
      </State>
      <State name="Large">
        <Avatar name="Amara Okafor" size="lg" />
      </State>
      <State name="No name">
        <Avatar name="" />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
