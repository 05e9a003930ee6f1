import { expect } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Panel } from './Panel';

const meta = preview.meta({
  title: 'Patterns/Panel',
  tags: ['autodocs'],
  component: Panel,
  args: { title: 'Stock status', children: <p className="p-5">Four of five shelves are full.</p> },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stock status' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Stock status' })).toBeVisible();
  },
});

export const WithAside = meta.story({
  args: { aside: <p className="t-sm muted num">4 categories</p> },
});

export const LongText = meta.story({
  args: {
    title: 'Everything that keeps a conversation going at a very long table',
    aside: <Button size="sm">Show everything there is</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: (args) => (
    <StateGallery title="Panel" note="A heading, a hairline, and content up to the edges." columns={2}>
      <State name="Default">
        <Panel {...args} />
      </State>
      <State name="With a count">
        <Panel {...args} title="Categories" aside={<p className="t-sm muted num">4 categories</p>} />
      </State>
      <State name="With a control">
        <Panel {...args} title="Prices" aside={<Button size="sm">Edit</Button>} />
      </State>
      <State name="Below another heading">
        <Panel {...args} title="Shelves" headingLevel={3} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
