import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { TextLink } from './TextLink';

const meta = preview.meta({
  title: 'Primitives/TextLink',
  tags: ['autodocs'],
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

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Link">
      <State name="Default">
        <TextLink href="#a">Discover More</TextLink>
      </State>
      <State name="Hover" held="hover">
        <TextLink href="#b">Discover More</TextLink>
      </State>
      <State name="Focus" held="focus">
        <TextLink href="#c">Discover More</TextLink>
      </State>
      <State name="Tall, with an icon">
        <TextLink href="#d" tall>
          Discover More <ArrowRight className="icon" />
        </TextLink>
      </State>
      <State name="On pine">
        <div className="on-dark bg-primary p-4 text-on-primary">
          <TextLink href="#e">Write to us</TextLink>
        </div>
      </State>
      <State name="In a sentence">
        <p>
          Do you need help? <TextLink href="#f">Write to us</TextLink> and we answer within a day.
        </p>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
