import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Tag } from './Tag';

const meta = preview.meta({
  title: 'Primitives/Tag',
  tags: ['autodocs'],
  component: Tag,
  parameters: { layout: 'padded' },
});

export const Pending = meta.story({ args: { status: 'pending', children: 'Pending' } });
export const Active = meta.story({ args: { status: 'active', children: 'Active' } });
export const Delivered = meta.story({ args: { status: 'delivered', children: 'Delivered' } });
export const Cancel = meta.story({ args: { status: 'cancel', children: 'Cancel' } });
export const Failed = meta.story({ args: { status: 'failed', children: 'Failed' } });
export const Neutral = meta.story({ args: { children: 'Draft' } });

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Tag" note="The words carry the meaning, the colour repeats it." columns={4}>
      <State name="Pending">
        <Tag status="pending">Pending</Tag>
      </State>
      <State name="Active">
        <Tag status="active">Active</Tag>
      </State>
      <State name="Delivered">
        <Tag status="delivered">Delivered</Tag>
      </State>
      <State name="Cancel">
        <Tag status="cancel">Cancel</Tag>
      </State>
      <State name="Failed">
        <Tag status="failed">Failed</Tag>
      </State>
      <State name="Draft">
        <Tag status="neutral">Draft</Tag>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
