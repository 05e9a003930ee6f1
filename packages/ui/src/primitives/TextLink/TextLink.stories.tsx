import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { TextLink } from './TextLink';

const meta = preview.meta({
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: 'mailto:hello@example.com', children: 'Write to us' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveFocus();
  },
});

export const Tall = meta.story({
  args: {
    tall: true,
    children: (
      <>
        Discover More <ArrowRight className="icon" />
      </>
    ),
  },
});

export const OnPine = meta.story({
  decorators: (Story) => (
    <div className="on-dark bg-primary p-6 text-on-primary">
      <Story />
    </div>
  ),
});
