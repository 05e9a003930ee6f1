import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Logo } from './Logo';

const meta = preview.meta({
  title: 'Primitives/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: { name: 'Event & Content' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  decorators: (Story) => (
    <a href="#home">
      <Story />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Event & Content' })).toBeVisible();
  },
});

export const OnPine = meta.story({
  decorators: (Story) => (
    <div className="on-dark bg-primary p-6 text-on-primary">
      <Story />
    </div>
  ),
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Logo" columns={2}>
      <State name="On paper">
        <Logo name="Event &amp; Content" />
      </State>
      <State name="On pine">
        <div className="on-dark bg-primary p-4 text-on-primary">
          <Logo name="Event &amp; Content" />
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
