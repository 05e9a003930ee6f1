import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Spinner } from './Spinner';

const meta = preview.meta({
  title: 'Primitives/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  parameters: { layout: 'padded' },
});

export const Small = meta.story({ args: { label: 'Loading' } });

export const Large = meta.story({
  args: { size: 'lg', label: 'Loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="Spinner"
      note="With less motion asked for it is a still, dotted ring, and the words carry the news."
    >
      <State name="Small, as large as its text">
        <p className="row">
          <Spinner /> Saving
        </p>
      </State>
      <State name="Large">
        <Spinner size="lg" label="Loading" />
      </State>
      <State name="On pine">
        <p className="on-dark row bg-primary p-4 text-on-primary">
          <Spinner /> Saving
        </p>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
