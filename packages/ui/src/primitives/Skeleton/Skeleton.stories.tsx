import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Skeleton } from './Skeleton';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  parameters: { layout: 'padded' },
});

export const Text = meta.story({ args: { width: '60%' } });
export const Box = meta.story({ args: { shape: 'box', ratio: '5 / 4.4', width: '18rem' } });
export const Round = meta.story({ args: { shape: 'round', width: '2.5rem', height: '2.5rem' } });

export const Card = meta.story({
  render: () => (
    <div className="grid w-72 gap-3 bg-surface p-4">
      <Skeleton shape="box" ratio="5 / 4.4" />
      <Skeleton width="65%" height="1.4rem" />
      <Skeleton />
      <Skeleton width="40%" />
    </div>
  ),
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Skeleton" note="Folded tissue, in the shape of what it stands for.">
      <State name="Text">
        <Skeleton width="60%" />
      </State>
      <State name="Box">
        <Skeleton shape="box" ratio="5 / 4.4" />
      </State>
      <State name="Round">
        <Skeleton shape="round" width="2.5rem" height="2.5rem" />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
